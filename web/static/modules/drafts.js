// What is being written in [data-draft] is kept in this browser until it is sent.
for (const area of document.querySelectorAll('[data-draft]')) {
  const key = `draft ${area.dataset.draft}`
  const said = area.form.querySelector('[data-draft-said]')
  const stored = area.value
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && kept !== stored) {
      area.value = kept
      if (said) said.hidden = false
    }
  } catch { /* a browser that keeps nothing keeps no drafts */ }
  area.addEventListener('input', () => {
    try {
      if (area.value === stored) localStorage.removeItem(key)
      else localStorage.setItem(key, area.value)
      if (said) said.hidden = area.value === stored
    } catch { /* as above */ }
  })
  area.form.addEventListener('submit', () => {
    try { localStorage.removeItem(key) } catch { /* as above */ }
  })
}
