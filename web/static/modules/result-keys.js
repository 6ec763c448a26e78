// Results as fast as typing: 1, 0 or = (also 5, r, d) at a board, and the next one is there.
const VALUES = { 1: '3', 0: '1', '=': '2', 2: '2', 5: '2', '½': '2', d: '2', r: '2', '+': '6', '-': '4' }

const boards = () => [...document.querySelectorAll('#results fieldset.seg')]

function choose(board, value) {
  const row = board.closest('tr')
  const button = row.querySelector(`input[type=radio][value="${value}"]`)
  if (!button) return
  button.checked = true
  button.dispatchEvent(new Event('change', { bubbles: true }))
  go(boards()[boards().indexOf(board) + 1])
}

// A group without a choice is entered at its first button.
function go(board) {
  if (!board) return document.querySelector('button[form=results]')?.focus()
  const chosen = board.querySelector('input:checked') ?? board.querySelector('input')
  chosen.focus()
  board.closest('tr').scrollIntoView({ block: 'nearest' })
}

document.getElementById('results')?.addEventListener('keydown', event => {
  const board = event.target.closest('tr')?.querySelector('fieldset.seg')
  if (!board || event.ctrlKey || event.metaKey || event.altKey) return
  const all = boards()
  if (event.key in VALUES) {
    event.preventDefault()
    choose(board, VALUES[event.key])
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    go(all[all.indexOf(board) + (event.key === 'ArrowDown' ? 1 : -1)] ?? board)
  }
})
go(boards().find(board => !board.querySelector('input:checked')))
