// Brings the parts of a page marked data-region up to date from a fresh copy of it.
// What somebody types stays, an open <details data-keep> stays open, cells that changed show it for a moment.
export async function refresh(address = location.href) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } })
  if (!answer.ok) return false
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const old of document.querySelectorAll('[data-region]')) {
    const now = fresh.querySelector(`[data-region="${CSS.escape(old.dataset.region)}"]`)
    if (now) replace(old, now)
  }
  document.title = fresh.title
  document.dispatchEvent(new Event('refreshed'))
  return true
}

function replace(old, now) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null
  for (const field of old.querySelectorAll('textarea, input[type=text]')) {
    const same = field.id && now.querySelector(`#${CSS.escape(field.id)}`)
    if (same && field.value !== field.defaultValue) same.value = field.value
  }
  for (const part of old.querySelectorAll('details[data-keep]')) {
    const same = now.querySelector(`[data-keep="${part.dataset.keep}"]`)
    if (same) same.open = part.open
  }
  for (const cell of now.querySelectorAll('[data-cell]')) {
    const before = old.querySelector(`[data-cell="${cell.dataset.cell}"]`)
    if (before && before.textContent !== cell.textContent) cell.classList.add('changed')
  }
  for (const name of old.getAttributeNames()) if (!now.hasAttribute(name) && name.startsWith('data-')) old.removeAttribute(name)
  for (const name of now.getAttributeNames()) if (name !== 'tabindex') old.setAttribute(name, now.getAttribute(name))
  old.replaceChildren(...now.childNodes)
  if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true })
}
