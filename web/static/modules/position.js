// Taps on the map change the texts of a position; the server draws it and says what is wrong.
const root = document.querySelector('[data-position]')
const form = root.matches('form') ? root : root.querySelector('form[data-fields]')
const { names: places, coasts } = JSON.parse(root.dataset.places)
const tools = root.querySelector('[data-tools]')
const said = root.querySelector('[data-tool-said]')
const live = document.getElementById('live')
const regionOf = new Map(Object.entries(places).flatMap(([region, names]) =>
  names.map(name => [key(name), Number(region)])))
let asked = 0

function key(text) { return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() }
function listed(field) { return field.value.split(/[,;\n]/).map(part => part.trim()).filter(Boolean) }
function fields(letter) {
  return [...form.elements].filter(field => new RegExp(`^${letter}\\d+$`).test(field.name))
}
// Where a unit stands; one that must retreat is left to the text.
function regionOfUnit(text) {
  return text.includes('<') ? null : regionOf.get(key(text.replace(/^[AF]\s+/i, '')))
}

function clear(letter, region, where) {
  let found = null
  for (const field of fields(letter)) {
    const parts = listed(field)
    const kept = parts.filter(part => where(part) !== region)
    if (kept.length < parts.length) {
      found = { role: field.name.slice(1), text: parts.find(part => where(part) === region) }
      field.value = kept.join(', ')
    }
  }
  return found
}

function put(letter, role, text) {
  const field = form.elements[letter + role]
  field.value = [...listed(field), text].join(', ')
}

// A fleet takes the next coast with every tap where there are several.
function zoneFor(type, names, before) {
  if (type === 'A' || names.length === 1) return names[0]
  const coasts = names.slice(1)
  const now = coasts.findIndex(name => before && key(before.text) === key('F' + name))
  return coasts[(now + 1) % coasts.length]
}

function change(region) {
  const tool = tools.querySelector('[name=tool]:checked').value
  const role = tools.querySelector('[data-tool-power]').value
  const names = places[region]
  if (tool === 'center') {
    const before = clear('c', region, part => regionOf.get(key(part)))
    if (before?.role !== role) put('c', role, names[0])
    return
  }
  const before = clear('u', region, regionOfUnit)
  if (tool === 'none') { if (!before) clear('c', region, part => regionOf.get(key(part))) }
  else put('u', role, `${tool} ${zoneFor(tool, names, before)}`)
}

// What a button sends was written by the server: it rests until that is what the texts say.
function rest(resting) {
  live.ariaBusy = String(resting)
  for (const button of live.querySelectorAll('button')) button.disabled = resting
}

async function show(undo) {
  const mine = ++asked
  rest(true)
  const address = `${form.action.split('?')[0]}?${new URLSearchParams(new FormData(form))}`
  try {
    const answer = await fetch(address)
    if (mine !== asked) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const wrong = page.querySelector('#live .errors')
    if (wrong && undo) {
      undo()
      rest(false)
      said.textContent = wrong.querySelector('li').textContent.trim()
      return
    }
    live.replaceChildren(...page.getElementById('live').childNodes)
    rest(false)
    history.replaceState(null, '', address)
    said.textContent = tools.dataset.said
  } catch {
    undo?.()
    rest(false)
  }
}

tools.hidden = false
tools.dataset.said = said.textContent
live.addEventListener('click', event => {
  const place = event.target.closest('[data-region], [data-unit]')
  if (!place || !live.contains(place)) return
  const zone = place.dataset.region ?? place.dataset.unit
  const region = Number(coasts[zone] ?? zone)
  const before = [...fields('u'), ...fields('c')].map(field => [field, field.value])
  change(region)
  show(() => { for (const [field, text] of before) field.value = text })
})
