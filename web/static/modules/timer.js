// The band of a timer: which hour counts now, in which colour, with which words.
// Hours are moments of the server; whoever calls brings the server's clock.
const MINUTE = 60000
const UNITS = [['week', 604800], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]]

export function bandAt(timer, now, language) {
  const [first, second, third] = ['1', '2', '3'].map(key => timer.delays[key] * MINUTE)
  const colours = timer.colors
  for (const [place, hour] of timer.hours.entries()) {
    const at = Date.parse(hour.at)
    const last = place === timer.hours.length - 1
    if (now < at - first - second) return shown(hour, at, now, colours['1'], language)
    if (now < at - second) {
      return shown(hour, at, now, mixed(colours['1'], colours['2'], (now - at + first + second) / first), language)
    }
    if (now < at) {
      return shown(hour, at, now, mixed(colours['2'], colours['3'], (now - at + second) / second), language)
    }
    if (now < at + third || last) return shown(hour, at, now, colours['3'], language)
  }
  return null
}

function shown(hour, at, now, colour, language) {
  const seconds = Math.floor(Math.abs(now - at) / 1000)
  const text = now < at ? hour.text_before : hour.text_after
  return { colour: colour.toUpperCase(), text: text.replace('%s', durationText(seconds, language)), seconds }
}

// Each channel is cut to a whole number.
export function mixed(one, other, share) {
  const channels = [1, 3, 5].map(place => {
    const [low, high] = [one, other].map(colour => parseInt(colour.slice(place, place + 2), 16))
    return Math.floor(low + (high - low) * share + 1e-9).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

// The two largest units; the smaller is left out when there is none of it.
export function durationText(seconds, language) {
  const place = UNITS.findIndex(([, size]) => seconds >= size || size === 1)
  const [unit, size] = UNITS[place]
  const parts = [[unit, Math.floor(seconds / size)]]
  if (size > 1) {
    const [smaller, smallerSize] = UNITS[place + 1]
    const count = Math.floor((seconds % size) / smallerSize)
    if (count) parts.push([smaller, count])
  }
  const texts = parts.map(([name, count]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts)
}

// Black or white, whichever can be read better on this colour.
export function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map(place => {
    const part = parseInt(colour.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff'
}
