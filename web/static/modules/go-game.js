// A game on its board: choose a point and confirm it, mark dead stones, prepare answers, step through, live.
import { Goban, label, letters, pointOf } from './goban.js'
import { follow } from './live.js'
import { refresh } from './regions.js'

const box = document.getElementById('board')
const board = new Goban(box)
const said = document.querySelector('[data-said]')
const words = () => JSON.parse(box.dataset.words)
const phase = () => (atPresent() ? box.dataset.phase : 'watch')
let chosen = null
let cursor = null
let step = Number(box.dataset.step)
let linesOnBoard = false

const field = name => document.querySelector(`aside [name=${name}]`)
const moves = () => Number(box.dataset.moves)
const atPresent = () => step >= moves()
const other = colour => (colour === 'b' ? 'w' : 'b')

// The board takes the keyboard; without script the field for the point does.
function prepareBoard() {
  box.tabIndex = 0
  box.setAttribute('role', 'application')
  box.setAttribute('aria-label', words().board)
  for (const button of document.querySelectorAll('[data-line]')) button.hidden = false
}

// A point was meant, by a click, a tap or Enter: the second time it is played.
function meet(point) {
  if (linesOnBoard) return addToLine(point)
  if (phase() === 'play') return choose(point)
  if (phase() === 'handicap') return toggleHandicap(point)
  if (phase() === 'score') return mark(point)
}

function choose(point) {
  if (!board.isEmpty(point)) return
  if (chosen && label(chosen, board.size) === label(point, board.size)) {
    return document.querySelector('#play [value=play]').click()
  }
  show(point)
  field('point').value = label(point, board.size)
  tellPoint(point)
}

function show(point) {
  chosen = point
  board.think(point ? [{ point, colour: box.dataset.colour }] : [])
  const text = document.querySelector('[data-play]')
  if (!text) return
  text.dataset.usual ??= text.textContent
  text.textContent = point ? words().play.replace('%(point)s', label(point, board.size)) : text.dataset.usual
  document.querySelector('[data-take-back]').hidden = !point
}

function takeBack() {
  show(null)
  if (field('point')) field('point').value = ''
}

function toggleHandicap(point) {
  const input = field('points')
  const name = label(point, board.size)
  const names = input.value.split(/[\s,]+/).filter(Boolean).map(each => each.toUpperCase())
  const others = names.filter(each => each !== name)
  input.value = (others.length < names.length ? others : [...names, name]).join(' ')
  thinkHandicap(input)
}

function thinkHandicap(input) {
  const points = input.value.split(/[\s,]+/).map(each => pointOf(each, board.size)).filter(Boolean)
  board.think(points.map(point => ({ point, colour: 'b' })))
}

// The server turns the group and counts: the same page with other marks.
async function mark(point) {
  if (!document.querySelector('form[action$="/score"]')) return
  const address = new URL(location.pathname, location.href)
  address.search = new URLSearchParams({ counted: 1, marks: box.dataset.marks, click: letters(point) })
  await refresh(address)
  tellPoint(point)
}

// Conditional moves: the other's stone, mine, and so on, at the end of the last line.
function addToLine(point) {
  const text = field('conditions')
  const lines = text.value.split('\n')
  lines.push(`${lines.pop()} ${label(point, board.size)}`.trim())
  text.value = lines.join('\n')
  thinkLine()
}

function thinkLine() {
  const line = field('conditions').value.split('\n').pop()
  const stones = chosen && phase() === 'play' ? [{ point: chosen, colour: box.dataset.colour }] : []
  let colour = other(box.dataset.colour)
  line.split(/[\s,]+/).filter(Boolean).forEach((word, index) => {
    const point = pointOf(word, board.size)
    if (point) stones.push({ point, colour, text: String(index + 1) })
    colour = other(colour)
  })
  board.think(stones)
}

function tellPoint(point) {
  const colour = board.colourAt(point)
  said.textContent = `${label(point, board.size)} ${colour ? words()[colour] : words().empty}`
}

// Steps
function goToMove(number) {
  step = Math.max(0, Math.min(number, moves()))
  takeBack()
  board.point(null)
  if (atPresent()) return refresh(location.pathname)
  board.showMove(step)
  document.querySelector('[data-step-said]').textContent = words().move.replace('%(number)s', step)
  for (const button of document.querySelectorAll('.stepper button')) {
    const back = ['first', 'back'].includes(button.dataset.step)
    button.disabled = back ? step === 0 : atPresent()
  }
}

const STEPS = { first: () => 0, back: () => step - 1, next: () => step + 1, last: () => moves() }
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

box.addEventListener('click', event => {
  const point = board.pointAt(event)
  if (point) meet(point)
})

box.addEventListener('keydown', event => {
  if (ARROWS[event.key]) {
    event.preventDefault()
    event.stopPropagation()
    const middle = (board.size - 1) / 2 | 0
    const from = cursor ?? chosen ?? [middle, middle]
    const by = cursor ?? chosen ? ARROWS[event.key] : [0, 0]
    cursor = from.map((line, index) => Math.max(0, Math.min(line + by[index], board.size - 1)))
    board.point(cursor)
    tellPoint(cursor)
  } else if (event.key === 'Enter' && cursor) {
    event.preventDefault()
    meet(cursor)
  } else if (event.key === 'Escape') takeBack()
})

document.addEventListener('keydown', event => {
  if (event.target.closest('input, textarea, select, dialog') || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowLeft') goToMove(step - 1)
  if (event.key === 'ArrowRight') goToMove(step + 1)
})

document.addEventListener('click', event => {
  const target = event.target
  const stepped = target.closest('.stepper [data-step]')
  if (stepped) {
    event.preventDefault()
    goToMove(STEPS[stepped.dataset.step]())
  }
  if (target.closest('a[data-closes]')) event.preventDefault()
  if (target.closest('[data-take-back]')) takeBack()
  const counted = target.closest('a[data-count]')
  if (counted) { event.preventDefault(); refresh(counted.href) }
  const line = target.closest('[data-line]')
  if (line) {
    linesOnBoard = !linesOnBoard
    line.setAttribute('aria-pressed', linesOnBoard)
    document.querySelector('[data-new-line]').hidden = !linesOnBoard
    if (linesOnBoard) thinkLine(); else show(chosen)
  }
  if (target.closest('[data-new-line]')) {
    const text = field('conditions')
    text.value = `${text.value.trimEnd()}\n`
    thinkLine()
  }
  const opens = target.closest('[data-opens]')
  if (opens && !event.defaultPrevented) {
    event.preventDefault()
    document.getElementById(opens.dataset.opens).showModal()
  }
})

document.addEventListener('input', event => {
  if (event.target.name === 'point') {
    const point = pointOf(event.target.value, board.size)
    show(point && board.isEmpty(point) ? point : null)
  }
  if (event.target.name === 'points') thinkHandicap(event.target)
  if (event.target.name === 'conditions' && linesOnBoard) thinkLine()
})

document.addEventListener('change', event => {
  const form = event.target.closest('#groups')
  if (form) refresh(`${location.pathname}?${new URLSearchParams(new FormData(form))}`)
})

document.addEventListener('refreshed', () => {
  prepareBoard()
  step = Number(box.dataset.step)
  if (cursor) board.point(cursor)
  const point = field('point')?.value && pointOf(field('point').value, board.size)
  show(point && phase() === 'play' && board.isEmpty(point) ? point : null)
})

// Live: who looks at an earlier move or marks stones is not disturbed by less than a move.
async function catchUp(data) {
  if (!atPresent()) return void (box.dataset.moves = data.moves ?? moves())
  const marking = data.moves === undefined && phase() === 'score'
  const marks = new URLSearchParams({ counted: 1, marks: box.dataset.marks ?? '' })
  await refresh(marking ? `${location.pathname}?${marks}` : location.pathname)
}
prepareBoard()
if (field('point')?.value) show(pointOf(field('point').value, board.size))
const heard = Object.fromEntries(
  ['start', 'bid', 'move', 'score', 'time', 'end', 'message', 'reload'].map(name => [name, catchUp]))
heard.removed = () => location.assign('/go')
follow('games', [`go-game:${box.dataset.game}`], heard, connected => {
  document.querySelector('[data-live=lost]').hidden = connected
})
