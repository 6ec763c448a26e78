// Tells how strong a password is while it is typed; the server has the word, here as without script.
const PAUSE = 350

for (const input of document.querySelectorAll('[data-strength]')) {
  const form = input.form
  const meter = form.querySelector('meter')
  const said = document.getElementById('password-s')
  let timer, asked = 0

  const ask = async () => {
    const mine = ++asked
    const sent = new URLSearchParams({
      form_token: form.elements.form_token.value,
      pseudo: form.elements.pseudo?.value ?? '',
      password: input.value,
    })
    try {
      const answer = await fetch(input.dataset.strength, { method: 'POST', body: sent })
      if (!answer.ok || mine !== asked) return
      const strength = await answer.json()
      meter.hidden = !input.value
      meter.value = strength.score
      said.textContent = strength.said
    } catch { /* without an answer nothing is said: the server looks again when the form is sent */ }
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE)
  })
}
