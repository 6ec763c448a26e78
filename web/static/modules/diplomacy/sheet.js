// The sheet of orders in the page. Its lists are the truth; map and text follow them.
import { readOrder, touchesOf } from './gestures.js'

export class Sheet extends EventTarget {
  constructor(form) {
    super()
    this.form = form
    this.kind = form.dataset.kind
    this.places = JSON.parse(form.dataset.places)
    this.slots = [...form.querySelectorAll('select[data-slot]')].map(select => ({
      select,
      row: form.querySelector(`li[data-slot="${select.dataset.slot}"]`),
      zone: Number(select.dataset.zone),
      name: form.querySelector(`label[for="${select.id}"]`).textContent,
      get order() { return select.value ? readOrder(select.value) : null },
    }))
    for (const slot of this.slots) slot.select.addEventListener('change', () => this.changed('list'))
    this.saved = this.values
    this.prepare()
  }

  // While nobody waits: late in a game each unit has a hundred, and the first touch needs them.
  prepare(number = 0) {
    const later = window.requestIdleCallback ?? setTimeout
    if (number < this.slots.length) later(() => { this.gestures(number); this.prepare(number + 1) })
  }

  regionOf = zone => this.places[zone]?.[0] ?? 0
  at = zone => this.places[zone].slice(1, 3)
  fled = zone => this.places[zone].slice(3, 5)

  get values() { return this.slots.map(slot => slot.select.value).join() }
  get isWinter() { return this.kind === 'adjustments' }
  get isDirty() { return this.values !== this.saved }
  get orders() { return this.slots.map(slot => slot.order).filter(Boolean) }
  get done() { return this.orders.length }

  // Every legal order of a slot with the regions that are touched for it.
  gestures(number) {
    const slot = this.slots[number]
    slot.gestures ??= [...slot.select.options].filter(option => option.value).map(option => ({
      value: option.value, get label() { return option.textContent }, touches: touchesOf(readOrder(option.value), this.regionOf),
    }))
    return slot.gestures
  }

  slotAt(region) {
    return this.slots.findIndex(slot => slot.zone ? this.regionOf(slot.zone) === region
      : slot.order && this.regionOf(slot.order.active) === region)
  }

  get freeSlot() { return this.slots.findIndex(slot => !slot.order) }

  set(number, value, source = 'map') {
    this.slots[number].select.value = value
    this.changed(source)
  }

  // What the server understood of a text; in the fog also what no list has.
  take(orders) {
    for (const slot of this.slots) slot.select.value = ''
    for (const { value, label } of orders) {
      const zone = this.regionOf(readOrder(value).active)
      const number = this.isWinter ? this.freeSlot : this.slotAt(zone)
      if (number < 0) continue
      const { select } = this.slots[number]
      if (![...select.options].some(option => option.value === value)) select.add(new Option(label, value))
      select.value = value
    }
    this.changed('text')
  }

  changed(source) {
    for (const slot of this.slots) {
      const chosen = slot.select.selectedOptions[0]
      slot.row.querySelector('[data-label]').textContent = slot.select.value ? chosen.textContent : '…'
      slot.row.querySelector('[data-act=clear]').hidden = !slot.select.value
    }
    this.dispatchEvent(new CustomEvent('changed', { detail: source }))
  }
}
