// Orders as marks over the map: path data only, in the units of the picture. Pure.
import { BUILD, CONVOY, DISBAND, HOLD, MOVE, REMOVE, RETREAT, SUPPORT_HOLD, SUPPORT_MOVE } from './gestures.js'

const GAP = 15, HEAD = 13

const length = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
const towards = (a, b, distance) => {
  const share = distance / length(a, b)
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const pair = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`
const line = (a, b) => `M${pair(a)}L${pair(b)}`

function head(from, tip) {
  const base = towards(tip, from, HEAD)
  const [x, y] = [(tip[0] - base[0]) * 0.6, (tip[1] - base[1]) * 0.6]
  return `M${pair(tip)}L${pair([base[0] - y, base[1] + x])} ${pair([base[0] + y, base[1] - x])}z`
}

function arrow(from, to) {
  const gap = Math.min(GAP, length(from, to) / 4)
  const start = towards(from, to, gap), tip = towards(to, from, gap)
  return [
    { name: 'path', class: 'm-halo', d: line(start, tip) },
    { name: 'path', class: 'm-move', d: line(start, towards(tip, from, HEAD * 0.7)) },
    { name: 'path', class: 'm-head', d: head(from, tip) },
  ]
}

function help(from, to, kind) {
  if (length(from, to) <= GAP) return []
  const start = towards(from, to, GAP)
  return [
    { name: 'path', class: 'm-halo', d: line(start, to) },
    { name: 'path', class: kind, d: line(start, to) },
    { name: 'circle', class: 'm-end', cx: to[0], cy: to[1], r: 5 },
  ]
}

const cross = ([x, y]) => ({ name: 'path', class: 'm-cross', d: `M${x - 9} ${y - 9}l18 18m0-18l-18 18` })

// `at(zone)` is where a unit stands, `fled(zone)` where a dislodged one does.
export function marksOf(order, at, fled) {
  const from = order.type === RETREAT || order.type === DISBAND ? fled(order.active) : at(order.active)
  switch (order.type) {
    case MOVE: case RETREAT: return arrow(from, at(order.target))
    case SUPPORT_HOLD: {
      const helped = at(order.passive)
      return help(from, towards(helped, from, GAP), 'm-help')
    }
    case SUPPORT_MOVE: case CONVOY: {
      const helped = at(order.passive), end = at(order.target)
      return [
        { name: 'path', class: 'm-way', d: line(towards(helped, end, GAP), towards(end, helped, GAP)) },
        ...help(from, middle(helped, end), order.type === CONVOY ? 'm-carry' : 'm-help'),
      ]
    }
    case HOLD: return [{ name: 'circle', class: 'm-hold', cx: from[0], cy: from[1], r: 16 }]
    case DISBAND: case REMOVE: return [cross(from)]
    case BUILD: return [
      { name: 'circle', class: 'm-built', cx: from[0], cy: from[1], r: 14 },
      { name: 'text', class: 'm-letter', x: from[0], y: from[1] + 6, text: order.unitType === 2 ? 'F' : 'A' },
    ]
  }
  return []
}
