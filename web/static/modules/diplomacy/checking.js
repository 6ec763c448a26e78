// Orders are looked at by the server while they are made; what it says keeps list and text in step.
const PAUSE = 350
const MISSING = 'order_missing'

export function keepInStep(sheet, words) {
  const text = sheet.form.elements.text
  const said = document.getElementById('faults')
  let timer, asked = 0

  const tell = (faults, source) => {
    const shown = source === 'text' ? faults : faults.filter(fault => fault.code !== MISSING)
    said.replaceChildren(...shown.map(fault => {
      const line = document.createElement('p')
      line.className = 'error'
      line.textContent = fault.text
      return line
    }))
    text.toggleAttribute('aria-invalid', shown.length > 0)
    if (!faults.length) said.textContent = words.fine
  }

  const ask = async source => {
    const mine = ++asked
    const form = sheet.form.elements
    const sent = new URLSearchParams({ form_token: form.form_token.value, role: form.role.value })
    if (source === 'text') sent.set('text', text.value)
    else for (const order of sheet.orders) sent.append('order', order.value)
    try {
      const answer = await fetch(sheet.form.dataset.check, { method: 'POST', body: sent })
      if (!answer.ok || mine !== asked) return
      const found = await answer.json()
      if (source === 'text') sheet.take(found.orders)
      else text.value = found.text
      tell(found.faults, source)
    } catch { /* the server looks again when the orders are saved */ }
  }
  const wait = source => {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE, source)
  }
  text.addEventListener('input', () => wait('text'))
  sheet.addEventListener('changed', event => { if (event.detail !== 'text') wait(event.detail) })
}
