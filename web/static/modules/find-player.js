// Players of the rating lists while a name is typed; choosing one fills the form.
const found = document.getElementById('found')
const name = found?.closest('form').elements.name
let waiting, asked = 0

function fill(player) {
  const form = name.form.elements
  form.name.value = player.name
  form.rating.value = player.standard || ''
  form.federation.value = player.federation
  form.title.value = player.title
  form.birth.value = player.birth_year
  form.federation_id.value = player.number
  if (player.club) form.club.value = player.club
  found.hidden = true
  form.rating.focus()
}

function choice(player) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-small'
  const told = [player.name, player.federation, player.title, player.standard || '', player.birth_year]
  button.textContent = `${told.filter(Boolean).join(' · ')} (${player.list_name} ${player.listed_on})`
  button.addEventListener('click', () => fill(player))
  return button
}

async function search() {
  const turn = ++asked
  const answer = await fetch(`${found.dataset.from}?name=${encodeURIComponent(name.value)}`)
  if (!answer.ok || turn !== asked) return
  const players = await answer.json()
  found.replaceChildren(...players.map(choice))
  found.hidden = !players.length
}

name?.addEventListener('input', () => {
  clearTimeout(waiting)
  waiting = setTimeout(search, 200)
})
