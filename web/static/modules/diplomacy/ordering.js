// Orders given on the map and by keyboard: a unit, then where it goes or whom it helps.
import { begin, nextRegions, touch, undo } from './gestures.js'
import { marksOf } from './arrows.js'

const TYPED = 'textarea, select, input:not([type=radio], [type=checkbox])'

export class Ordering {
  constructor(sheet, map, words) {
    Object.assign(this, { sheet, map, words, draft: null, aimed: 0, asked: null })
    this.bar = map.view.parentElement.querySelector('.map-bar')
    this.undoButton = this.bar.querySelector('[data-act=undo]')
    map.onTap = region => this.tap(region)
    this.undoButton.addEventListener('click', () => this.back())
    sheet.addEventListener('changed', () => this.show())
    sheet.form.querySelector('#order-list').addEventListener('click', event => this.press(event))
    document.addEventListener('keydown', event => this.key(event))
    this.rest()
  }

  // Nothing is half made; in winter any place may be touched at once.
  rest() {
    this.asked = null
    this.aimed = 0
    const free = this.sheet.isWinter ? this.sheet.freeSlot : -1
    this.draft = free >= 0 ? begin(free) : null
    this.show()
  }

  pick(slot) {
    this.draft = begin(slot)
    this.asked = null
    this.aimed = 0
    this.show()
  }

  get gestures() {
    const { sheet, draft } = this
    const all = sheet.gestures(draft.slot)
    if (!sheet.isWinter) return all
    const taken = new Set(sheet.orders.map(order => sheet.regionOf(order.active)))
    return all.filter(({ touches }) => !taken.has(touches[0]))
  }

  get lit() { return this.draft && !this.asked ? nextRegions(this.gestures, this.draft) : new Set() }

  tap(region) {
    if (!region) return
    if (this.asked) this.asked = null
    if (this.draft && this.lit.has(region)) return this.touch(region)
    const slot = this.sheet.slotAt(region)
    if (slot < 0) return
    if (this.sheet.isWinter) {
      this.sheet.set(slot, '')
      return this.rest()
    }
    this.pick(slot)
  }

  touch(region) {
    const found = touch(this.gestures, this.draft, region)
    this.aimed = 0
    if (found.whole.length === 1 && !found.goesOn) return this.give(found.whole[0].value)
    this.draft = found.draft
    this.asked = found.whole.length ? found : null
    this.show()
    if (this.asked && this.byKeyboard) this.bar.querySelector('[data-asked] button').focus()
  }

  give(value) {
    const { slot } = this.draft
    this.draft = null
    this.sheet.set(slot, value)
    this.rest()
    if (this.byKeyboard) this.map.view.focus()
  }

  // To help the unit there, where one could also go.
  goOn() {
    this.draft = { ...this.draft, helping: true }
    this.asked = null
    this.show()
    if (this.byKeyboard) this.map.view.focus()
  }

  back() {
    const before = this.draft && undo(this.draft)
    this.asked = null
    this.aimed = 0
    if (!before) return this.rest()
    this.draft = before
    this.show()
  }

  press(event) {
    const row = event.target.closest('[data-slot]'), act = event.target.closest('[data-act]')?.dataset.act
    if (!act) return
    const slot = Number(row.dataset.slot)
    if (act === 'clear') {
      this.sheet.set(slot, '')
      this.rest()
    } else if (!this.sheet.isWinter) {
      this.byKeyboard = event.detail === 0
      this.pick(slot)
      if (this.byKeyboard) this.map.view.focus()
    }
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches(TYPED)) return
    const onMap = event.target === this.map.view
    const acts = {
      u: () => this.nextUnit(),
      ArrowRight: onMap && (() => this.aim(1)),
      ArrowLeft: onMap && (() => this.aim(-1)),
      Enter: onMap && this.aimed && (() => this.touch(this.aimed)),
      Backspace: () => this.back(),
      Escape: () => this.back(),
    }
    const act = acts[event.key] || acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    this.byKeyboard = true
    act()
  }

  // The next unit without an order, after the one being ordered; when all have one, simply the next.
  nextUnit() {
    const { slots, isWinter } = this.sheet
    this.map.view.focus()
    if (isWinter) return
    const now = this.draft?.slot ?? this.last ?? -1
    const following = slots.map((_, number) => (now + 1 + number) % slots.length)
    this.last = following.find(number => !slots[number].order) ?? following[0]
    this.pick(this.last)
  }

  aim(step) {
    const lit = [...this.lit].sort((a, b) => this.sheet.at(a)[0] - this.sheet.at(b)[0])
    if (!lit.length) return
    const place = lit.indexOf(this.aimed)
    this.aimed = lit[place < 0 ? (step > 0 ? 0 : lit.length - 1) : (place + step + lit.length) % lit.length]
    this.show()
  }

  title(region) {
    return this.map.picture?.querySelector(`[data-region="${region}"] title`)?.textContent ?? ''
  }

  show() {
    this.say()
    if (this.map.outlines) this.map.draw(this.marks())
    for (const [number, slot] of this.sheet.slots.entries()) {
      slot.row.classList.toggle('now', !this.sheet.isWinter && this.draft?.slot === number)
    }
  }

  say() {
    const { draft, words, bar, asked, sheet } = this
    const begun = draft && !sheet.isWinter
    bar.querySelector('[data-unit]').textContent = begun ? sheet.slots[draft.slot].name : ''
    bar.querySelector('[data-said]').textContent = this.sentence()
    this.undoButton.hidden = !begun && !asked
    const buttons = asked ? asked.whole.map(({ value, label }) => this.button(label, () => this.give(value))) : []
    if (asked?.goesOn) buttons.push(this.button(words.help, () => this.goOn()))
    bar.querySelector('[data-asked]').replaceChildren(...buttons)
  }

  sentence() {
    const { draft, words, asked, sheet } = this
    if (asked) return words.which
    if (this.aimed) return words.target.replace('{place}', this.title(this.aimed))
    if (sheet.isWinter) return draft ? words.winter : ''
    if (!draft) return words.idle
    if (!draft.touched.length) return words.goes
    return words.helps.replace('{unit}', this.title(draft.touched[0]))
  }

  button(text, act) {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = 'btn btn-small'
    made.textContent = text
    made.addEventListener('click', act)
    return made
  }

  marks() {
    const { sheet, map, draft } = this
    const regions = [...this.lit]
    const lit = regions.map(region => (
      { name: 'path', class: region === this.aimed ? 'm-lit m-aimed' : 'm-lit', d: map.outlines.get(region) ?? '' }
    ))
    const dots = regions.map(region => {
      const [cx, cy] = sheet.at(region)
      return { name: 'circle', class: 'm-dot', cx, cy, r: 6 }
    })
    const orders = sheet.orders.flatMap(order => marksOf(order, sheet.at, sheet.fled))
    const touched = (draft?.touched ?? []).map(region => this.ring(sheet.at(region)))
    const zone = draft && sheet.slots[draft.slot].zone
    const own = zone ? [this.ring(sheet.kind === 'retreats' ? sheet.fled(zone) : sheet.at(zone))] : []
    return [...lit, ...orders, ...dots, ...touched, ...own]
  }

  ring([cx, cy]) { return { name: 'circle', class: 'm-on', cx, cy, r: 19 } }
}
