// The map in the page: fetched once, looked at by dragging, pinching and buttons, touched by taps.
const SVG = 'http://www.w3.org/2000/svg'
const DRAG = 7 // pixels a finger may tremble without moving the map
const SMALLEST = 260 // units of the picture

export function element(name, attributes = {}, text = '') {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text) made.textContent = text
  return made
}

export class BoardMap {
  constructor(view) {
    this.view = view
    this.inner = view.querySelector('.map-in')
    this.over = element('svg', { 'aria-hidden': 'true', class: 'map-over' })
    this.pointers = new Map()
    this.onTap = () => {}
    this.listen()
  }

  // The picture in the colours of the page, in place of the one before.
  async load() {
    const root = document.documentElement
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    const answer = await fetch(`${this.view.dataset.map}&theme=${dark ? 'dark' : 'light'}`)
    if (!answer.ok) throw new Error(`map: ${answer.status}`)
    const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
    this.picture = document.importNode(drawn, true)
    this.picture.removeAttribute('width')
    this.picture.removeAttribute('height')
    const [, , width, height] = this.picture.getAttribute('viewBox').split(' ').map(Number)
    this.size ??= this.look(width, height)
    this.view.classList.add('map-live')
    this.view.classList.toggle('map-dark', dark)
    this.inner.replaceChildren(this.picture, this.over)
    this.outlines = new Map([...this.picture.querySelectorAll('[data-region]')].map(path => [Number(path.dataset.region), path.getAttribute('d')]))
    this.show()
  }

  look(width, height) {
    this.frame = { x: 0, y: 0, width }
    return { width, height }
  }

  get ratio() { return this.view.clientHeight / this.view.clientWidth || 1 }

  show() {
    const { frame, size } = this
    const widest = Math.max(size.width, size.height / this.ratio)
    frame.width = Math.min(Math.max(frame.width, SMALLEST), widest)
    const height = frame.width * this.ratio
    const within = (value, room) => room < 0 ? room / 2 : Math.min(Math.max(value, 0), room)
    frame.x = within(frame.x, size.width - frame.width)
    frame.y = within(frame.y, size.height - height)
    const box = [frame.x, frame.y, frame.width, height].map(number => number.toFixed(1)).join(' ')
    this.picture.setAttribute('viewBox', box)
    this.over.setAttribute('viewBox', box)
  }

  // As near as `width` units, with the point in the middle.
  centre([x, y], width) {
    this.frame = { x: x - width / 2, y: y - width * this.ratio / 2, width }
    this.show()
  }

  zoom(factor, clientX, clientY) {
    const box = this.view.getBoundingClientRect()
    const across = clientX === undefined ? 0.5 : (clientX - box.left) / box.width
    const down = clientY === undefined ? 0.5 : (clientY - box.top) / box.height
    const width = Math.max(this.frame.width / factor, SMALLEST)
    const gained = this.frame.width - width
    this.frame = { x: this.frame.x + gained * across, y: this.frame.y + gained * this.ratio * down, width }
    this.show()
  }

  regionAt(clientX, clientY) {
    const found = document.elementsFromPoint(clientX, clientY).find(one => one.dataset?.region)
    return found ? Number(found.dataset.region) : 0
  }

  listen() {
    const { view, pointers } = this
    view.addEventListener('pointerdown', event => {
      if (event.target.closest('.map-tools')) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      this.moved = pointers.size > 1
      this.start = { x: event.clientX, y: event.clientY }
    })
    view.addEventListener('pointermove', event => {
      const before = pointers.get(event.pointerId)
      if (!before || !this.picture) return
      const now = { x: event.clientX, y: event.clientY }
      if (pointers.size === 1) this.drag(event, before, now)
      if (pointers.size === 2) this.pinch(event.pointerId, before, now)
    })
    const lift = event => {
      if (!pointers.delete(event.pointerId)) return
      if (event.type === 'pointerup' && !this.moved && !pointers.size) {
        this.onTap(this.regionAt(event.clientX, event.clientY))
      }
    }
    view.addEventListener('pointerup', lift)
    view.addEventListener('pointercancel', lift)
    view.addEventListener('wheel', event => {
      if (!event.ctrlKey) return
      event.preventDefault()
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
    }, { passive: false })
    for (const button of view.querySelectorAll('[data-zoom]')) {
      button.addEventListener('click', () => this.zoom(button.dataset.zoom === 'in' ? 1.4 : 1 / 1.4))
    }
  }

  drag(event, before, now) {
    if (!this.moved && Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG) return
    if (!this.moved) this.view.setPointerCapture(event.pointerId)
    this.moved = true
    const scale = this.frame.width / this.view.clientWidth
    this.frame.x -= (now.x - before.x) * scale
    this.frame.y -= (now.y - before.y) * scale
    this.pointers.set(event.pointerId, now)
    this.show()
  }

  pinch(id, before, now) {
    this.moved = true
    const [, other] = [...this.pointers].find(([each]) => each !== id)
    const apart = point => Math.hypot(point.x - other.x, point.y - other.y) || 1
    this.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2)
    this.pointers.set(id, now)
  }

  // Marks over the picture: [{name, class, …attributes, text}].
  draw(marks) {
    this.over.replaceChildren(...marks.map(({ name, text, ...rest }) => element(name, rest, text)))
  }
}
