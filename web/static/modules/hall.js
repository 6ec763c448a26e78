// A screen or a tablet of the hall: up to date by the stream, else by asking now and then;
// says when the server is lost, turns its leaves, shows the server's clock, stays awake.
import { follow } from './live.js'
import { bandAt, inkOn } from './timer.js'

const ASK_SECONDS = 10
const CALM_SECONDS = 60
const LIT_MILLISECONDS = 20000
const SIGN_MILLISECONDS = 20000
const HEARD = [
  'round.published', 'round.changed', 'round.closed', 'results.entered', 'results.corrected', 'standings.changed',
  'check_in.changed', 'registration.created', 'registration.withdrawn', 'registration.moved_up',
  'tournament.changed', 'tournament.created', 'tournament.deleted', 'tournament.finished',
  'event.changed', 'hall.changed', 'alert.changed', 'reload',
]
const live = document.getElementById('live')
const lost = document.getElementById('lost')
let digest = live?.dataset.digest
let streaming = false
let asked = 0
let offset = null

const sayLost = gone => { if (lost) lost.hidden = !gone }

async function refresh() {
  if (!live || document.querySelector('dialog[open]')) return
  asked = Date.now()
  try {
    const answer = await fetch(live.dataset.part, {
      cache: 'no-store', headers: { 'If-None-Match': `"${digest}"` },
    })
    if (answer.status === 304) return sayLost(false)
    if (!answer.ok) return sayLost(answer.status >= 500)
    const text = await answer.text()
    digest = (answer.headers.get('ETag') ?? '').replace(/^W\/|"/g, '')
    replace(text)
    sayLost(false)
  } catch { sayLost(true) }
}

// What differs is lit for two seconds; the leaf that is shown stays the one that is shown.
function replace(text) {
  const before = new Map(keyed().map(row => [row.dataset.key, row.textContent]))
  live.innerHTML = text
  for (const row of keyed()) {
    if (before.has(row.dataset.key) && before.get(row.dataset.key) !== row.textContent) light(row)
  }
  readTimer()
  showLeaf()
}

const keyed = () => [...live.querySelectorAll('[data-key]')]

function light(row) {
  row.classList.add('fresh')
  setTimeout(() => row.classList.remove('fresh'), LIT_MILLISECONDS)
}

// Leaves
let leaf = 0
const leaves = () => [...(live?.querySelectorAll('.leaf') ?? [])]

function showLeaf() {
  const all = leaves()
  if (all.length < 2) return
  leaf %= all.length
  all.forEach((each, place) => { each.hidden = place !== leaf })
  live.querySelectorAll('.leaves span').forEach((dot, place) => dot.classList.toggle('on', place === leaf))
}

// The server's clock: of several answers the quickest knows it best.
async function measure() {
  let best = Infinity
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now()
    try {
      const { now } = await (await fetch('/hall/clock', { cache: 'no-store' })).json()
      const took = performance.now() - start
      if (took < best) { best = took; offset = now * 1000 + took / 2 - Date.now() }
    } catch { return }
  }
}

const clock = document.getElementById('clock')
const hours = new Intl.DateTimeFormat(document.documentElement.lang, {
  timeStyle: 'medium', hourCycle: 'h23', timeZone: clock?.dataset.zone,
})
export const serverNow = () => Date.now() + (offset ?? 0)

const band = document.getElementById('band')
const said = document.getElementById('timer')
let timer = null

function readTimer() {
  const told = document.getElementById('timer-data')?.dataset.timer
  timer = told ? JSON.parse(told) : null
}

function tick() {
  if (!clock || offset === null) return
  clock.textContent = hours.format(serverNow())
  const shown = timer && bandAt(timer, serverNow(), document.documentElement.lang)
  band.classList.toggle('band-plain', !shown)
  if (!shown) { said.textContent = said.dataset.name; return }
  if (said.textContent !== shown.text) said.textContent = shown.text
  band.style.setProperty('--band', shown.colour)
  band.style.setProperty('color', inkOn(shown.colour))
}

// Awake
async function stayAwake() {
  const asleep = document.getElementById('asleep')
  if (!('wakeLock' in navigator)) { if (asleep) asleep.hidden = false; return }
  try { await navigator.wakeLock.request('screen') } catch { /* asked again when the page is seen */ }
}

if (live) {
  follow(live.dataset.service, [live.dataset.topic],
    Object.fromEntries(HEARD.map(name => [name, () => setTimeout(refresh, Math.random() * 300)])),
    connected => { streaming = connected; if (connected) refresh() })
  setInterval(() => {
    const calm = streaming && lost?.hidden !== false ? CALM_SECONDS : ASK_SECONDS
    if (Date.now() - asked > calm * 1000) refresh()
  }, 1000)
  if (live.dataset.leafSeconds) {
    leaf = Math.max(leaves().findIndex(each => !each.hidden), 0)
    setInterval(() => {
      leaf += 1
      if (live.dataset.following && leaf >= leaves().length) location.replace(live.dataset.following)
      else showLeaf()
    }, live.dataset.leafSeconds * 1000)
  }
  for (const row of live.querySelectorAll('.fresh')) light(row)
  document.addEventListener('visibilitychange', () => { if (!document.hidden) { refresh(); stayAwake() } })
  readTimer()
  measure()
  setInterval(measure, 300000)
  setInterval(tick, 250)
  stayAwake()
}
// A device that follows the controller gives a sign of life and goes where it is pointed.
const follows = document.querySelector('[data-follows]')
if (follows) {
  const sign = async () => {
    const sent = new URLSearchParams({ showing: follows.dataset.showing })
    sent.set('form_token', document.querySelector('[name=form_token]').value)
    try {
      const answer = await fetch(follows.dataset.follows, { method: 'POST', body: sent })
      const told = answer.ok ? await answer.json() : { known: false }
      const where = told.address ?? follows.dataset.waits
      if (told.known && where !== follows.dataset.address) location.replace(where)
    } catch { /* the next sign is soon */ }
  }
  follow('tournaments', [follows.dataset.topic], { 'device.pointed': sign, reload: sign })
  sign()
  setInterval(sign, SIGN_MILLISECONDS)
}
for (const dialog of document.querySelectorAll('dialog[data-leaves]')) {
  dialog.addEventListener('close', () => { if (!dialog.open) location.replace(dialog.dataset.leaves) })
}
