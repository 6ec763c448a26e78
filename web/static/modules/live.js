// Listens to what happens: gets a ticket of this site, opens the stream, comes again when it was lost.
//   follow('games', ['go-game:7'], { move: data => … }, connected => …)
// `reload` is heard when something may have been missed: too much while the connection was lost, and what
// happened between the page and its first ticket. `said` is told whether the connection stands.
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30000

export function follow(service, topics, heard, said = () => {}) {
  let last = 0
  let pause = FIRST_PAUSE
  let failures = 0
  let stoodBefore = false

  const connect = async () => {
    let source
    try {
      const given = await ticket(service, topics)
      const address = new URL(given.url)
      address.searchParams.set('ticket', given.ticket)
      address.searchParams.set('last_event_id', last || given.last_event_id)
      source = new EventSource(address)
    } catch { return again() }
    source.onopen = () => {
      pause = FIRST_PAUSE
      if (failures > 1 || !stoodBefore) heard.reload?.({})
      failures = 0
      stoodBefore = true
      said(true)
    }
    source.onerror = () => { source.close(); again() }
    for (const [name, act] of Object.entries(heard)) {
      source.addEventListener(name, event => {
        last = Number(event.lastEventId) || last
        act(event.data ? JSON.parse(event.data) : {})
      })
    }
    addEventListener('pagehide', () => source.close(), { once: true })
  }

  // The stream ends every hour by itself: only a second failure is worth a word.
  const again = () => {
    failures += 1
    if (failures > 1) said(false)
    setTimeout(connect, pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }
  connect()
}

async function ticket(service, topics) {
  const sent = new URLSearchParams({ service })
  sent.set('form_token', document.querySelector('[name=form_token]').value)
  for (const topic of topics) sent.append('topic', topic)
  const answer = await fetch('/stream-tickets', { method: 'POST', body: sent })
  if (!answer.ok) throw new Error(answer.status)
  return answer.json()
}
