// The page of a Diplomacy game: puts its parts together.
import './drafts.js'
import { follow } from './live.js'
import { refresh } from './refresh.js'
import { BoardMap } from './diplomacy/map.js'
import { Ordering } from './diplomacy/ordering.js'
import { Sheet } from './diplomacy/sheet.js'
import { keepInStep } from './diplomacy/checking.js'

const PHONE = 640
const NEW_BOARD = ['adjudicated', 'adjudication_cancelled', 'position_rectified', 'stopped', 'orders_entered']
const NEWS = ['message', 'declaration', 'deadline_moved', 'paused', 'resumed', 'changed', 'renamed', 'incident_excused', 'reload']

const form = document.getElementById('sheet')
const view = document.querySelector('[data-map]')
const sheet = form && new Sheet(form)
let ordering

async function showMap() {
  const map = new BoardMap(view)
  view.querySelector('.map-tools').hidden = false
  await map.load()
  if (sheet) {
    const words = document.getElementById('words').dataset
    view.tabIndex = 0
    view.setAttribute('role', 'group')
    view.setAttribute('aria-describedby', 'ordering')
    ordering = new Ordering(sheet, map, words)
    keepInStep(sheet, words)
    form.querySelector('.keys').hidden = false
    sheet.addEventListener('changed', () => tellProgress(words))
    if (view.clientWidth < PHONE) nearTo(map)
  }
  new MutationObserver(() => redraw(map)).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => redraw(map))
  addEventListener('resize', () => map.show())
  view.dataset.ready = '1'
}

async function redraw(map) {
  await map.load()
  ordering?.show()
}

// On a phone the map opens where one's own units are.
function nearTo(map) {
  const places = sheet.slots.filter(slot => slot.zone).map(slot => sheet.at(slot.zone))
  if (!places.length) return
  const middle = [0, 1].map(axis => places.reduce((sum, place) => sum + place[axis], 0) / places.length)
  map.centre(middle, 560)
}

function tellProgress(words) {
  const done = String(sheet.done), all = String(sheet.slots.length)
  document.querySelector('[data-done]').textContent = words.of.replace('{done}', done).replace('{all}', all)
  const jump = document.querySelector('[data-count]')
  if (jump) jump.textContent = `${done}/${all}`
  if (sheet.isDirty) form.querySelector('[data-saved]').textContent = words.changed
}

// A new board: shown at once, unless something would be lost.
function renew() {
  const typing = [...document.querySelectorAll('main textarea')].some(area => area.value !== area.defaultValue)
  if (sheet?.isDirty || typing) document.getElementById('moved').hidden = false
  else location.reload()
}

// The page as it is now may be of another phase: news of that can have been missed.
document.addEventListener('refreshed', ({ detail: page }) => {
  const phase = page.getElementById('moved')?.dataset.phase
  if (phase && phase !== document.getElementById('moved').dataset.phase) renew()
})

if (view) showMap()
const { topic } = document.getElementById('lost').dataset
if (topic) {
  const heard = Object.fromEntries([...NEW_BOARD.map(name => [name, renew]), ...NEWS.map(name => [name, refresh])])
  follow('games', [topic], heard, there => { document.getElementById('lost').hidden = there })
}
