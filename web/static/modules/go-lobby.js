// The list of games follows what happens to the member: a turn, an invitation, a message.
import { follow } from './live.js'
import { refresh } from './regions.js'

const catchUp = () => refresh()
follow('games', ['member'], { turn: catchUp, invitation: catchUp, message: catchUp, reload: catchUp },
  connected => { document.querySelector('[data-live=lost]').hidden = connected })
