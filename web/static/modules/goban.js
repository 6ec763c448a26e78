// A board: which point was meant, stones that are only thought of, stepping through the moves.
const SVG = 'http://www.w3.org/2000/svg'
const LABELS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

export const label = ([x, y], size) => LABELS[x] + (size - y)
export const letters = ([x, y]) => String.fromCharCode(97 + x, 97 + y)
export function pointOf(text, size) {
  const found = /^([a-hj-z])(\d{1,2})$/i.exec(text.trim())
  if (!found) return null
  const point = [LABELS.indexOf(found[1].toUpperCase()), size - Number(found[2])]
  return point.every(at => at >= 0 && at < size) ? point : null
}

export class Goban {
  constructor(box) { this.box = box }
  get svg() { return this.box.querySelector('svg') }
  get size() { return Number(this.box.dataset.size) }
  get rows() { return JSON.parse(this.box.dataset.rows) }

  /** The point nearest to where somebody clicked, or null beside the board. */
  pointAt(event) {
    const to = this.svg.getScreenCTM().inverse()
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(to)
    const point = [Math.round(at.x), Math.round(at.y)]
    return point.every(line => line >= 0 && line < this.size) ? point : null
  }

  isEmpty([x, y]) { return !this.svg.querySelector(`.go-stones [cx="${x}"][cy="${y}"]`) }
  colourAt([x, y]) {
    const stone = this.svg.querySelector(`.go-stones [cx="${x}"][cy="${y}"]`)
    return stone ? (stone.classList.contains('go-b') ? 'b' : 'w') : ''
  }

  /** Stones thought of: [{point, colour, text}]; they replace those thought of before. */
  think(stones) {
    this.layer('go-thought', stones.flatMap(({ point: [x, y], colour, text }) => [
      make('circle', { class: colour === 'w' ? 'go-hint-w' : 'go-hint', cx: x, cy: y, r: 0.47 }),
      ...(text ? [make('text', { class: `go-number go-number-${colour}`, x, y: y + 0.17 }, text)] : []),
    ]))
  }

  point(at) {
    this.layer('go-at', at ? [make('circle', { class: 'go-cursor', cx: at[0], cy: at[1], r: 0.5 })] : [])
  }

  layer(name, shapes) {
    let group = this.svg.querySelector(`.${name}`)
    if (!group) this.svg.append(group = make('g', { class: name }))
    group.replaceChildren(...shapes)
  }

  /** The position after a move, from the rows: what stands, what was taken. */
  showMove(number) {
    const stones = new Map()
    let last = null
    for (const [at, stone, x, y] of this.rows) {
      if (at > number) break
      if (x < 0) continue
      if (stone) { stones.set(`${x} ${y}`, stone); if (at) last = [x, y, stone] } else stones.delete(`${x} ${y}`)
    }
    this.layer('go-stones', [...stones].map(([key, stone]) => {
      const [cx, cy] = key.split(' ')
      return make('circle', { class: stone === 1 ? 'go-b' : 'go-w', cx, cy, r: 0.47 })
    }))
    this.layer('go-marks', last ? [make('circle', {
      class: `go-last go-last-${last[2] === 1 ? 'b' : 'w'}`, cx: last[0], cy: last[1], r: 0.24,
    })] : [])
  }
}

function make(name, attributes, text = '') {
  const shape = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
  if (text) shape.textContent = text
  return shape
}
