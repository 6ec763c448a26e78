// Brings the regions marked data-live up to date from the same page, fetched again.
// What is being typed is never touched: forms are outside of these regions.
let running = false, wanted = false

// The same page again; only what differs is put in its place, and marked for a moment.
export async function refresh() {
  wanted = true
  if (running) return
  running = true
  try {
    while (wanted) {
      wanted = false
      const address = new URL(location.href)
      if (document.visibilityState !== 'visible') address.searchParams.set('glance', '1')
      const answer = await fetch(address)
      if (answer.ok) replaceLive(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    }
  } catch { /* the connection is told of elsewhere */ } finally { running = false }
}

function replaceLive(page) {
  document.title = page.title
  for (const region of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(region.id)
    if (!fresh || fresh.innerHTML === region.innerHTML) continue
    region.replaceChildren(...fresh.childNodes)
    region.classList.add('changed')
    setTimeout(() => region.classList.remove('changed'), 2000)
  }
  document.dispatchEvent(new CustomEvent('refreshed', { detail: page }))
}
