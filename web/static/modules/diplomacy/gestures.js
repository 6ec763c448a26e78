// Orders as gestures: which regions are touched, one after the other, to give each of them.
// Pure: nothing here knows a page.

export const MOVE = 1, SUPPORT_MOVE = 2, SUPPORT_HOLD = 3, HOLD = 4, CONVOY = 5
export const RETREAT = 6, DISBAND = 7, BUILD = 8, REMOVE = 9

export function readOrder(value) {
  const [type, unitType, active, passive, target, bySea] = value.split('.').map(Number)
  return { type, unitType, active, passive, target, bySea: Boolean(bySea), value }
}

// After the unit itself. A unit is helped by touching it, then where it goes, or it again.
export function touchesOf(order, regionOf) {
  switch (order.type) {
    case MOVE: case RETREAT: return [regionOf(order.target)]
    case SUPPORT_HOLD: return [regionOf(order.passive), regionOf(order.passive)]
    case SUPPORT_MOVE: case CONVOY: return [regionOf(order.passive), regionOf(order.target)]
    default: return [regionOf(order.active)]
  }
}

// A draft is what was touched so far; `helping` rules out what would end at the first touch.
export const begin = slot => ({ slot, touched: [], helping: false })

function possible(gestures, draft) {
  return gestures.filter(({ touches }) =>
    (!draft.helping || touches.length > 1) &&
    touches.length >= draft.touched.length &&
    draft.touched.every((region, place) => touches[place] === region))
}

// The regions that may be touched next.
export function nextRegions(gestures, draft) {
  const place = draft.touched.length
  return new Set(possible(gestures, draft)
    .filter(({ touches }) => touches.length > place)
    .map(({ touches }) => touches[place]))
}

// What a touch leads to: the draft it makes, the orders that are whole by it, whether it may go on.
export function touch(gestures, draft, region) {
  const after = { ...draft, touched: [...draft.touched, region] }
  const left = possible(gestures, after)
  const whole = left.filter(({ touches }) => touches.length === after.touched.length)
  return { draft: after, whole, goesOn: left.length > whole.length }
}

// One step back; null when nothing was begun but the unit.
export function undo(draft) {
  if (draft.helping && draft.touched.length === 1) return { ...draft, touched: [], helping: false }
  if (!draft.touched.length) return null
  return { ...draft, touched: draft.touched.slice(0, -1) }
}
