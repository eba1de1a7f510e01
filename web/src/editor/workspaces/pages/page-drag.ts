/** Where a dragged page would go: on another one, or at a side of it. */
export interface DropTarget {
  id: string
  side: 'before' | 'after' | 'on'
}

/** A place on the screen, in CSS pixels. */
interface Place {
  x: number
  y: number
}

/** How far a mouse moves before it drags, in CSS pixels. A finger that moves so far scrolls. */
const SLACK_PX = 6
/** How long a finger rests on a page before it drags it, in ms. */
const PRESS_MS = 350
/** Near the edge of the box a drag scrolls it: how near and how fast, in CSS pixels. */
const EDGE_PX = 56
const STEP_PX = 14
/** A click that ends a drag comes within this time, in ms. */
const CLICK_MS = 50

interface DragPorts {
  /** The box that scrolls. Its pages have `data-page`. */
  box: HTMLElement
  /** What follows the pointer. */
  ghost: HTMLElement
  /** True where it goes between pages, false where it goes on one. */
  isBetween: boolean
  /** True where it may go to another page. */
  canDrop: (over: string) => boolean
  onStart: () => void
  onOver: (target: DropTarget | null) => void
  /** Null where the drag leads nowhere. */
  onEnd: (target: DropTarget | null) => void
}

/** The page under a point of the screen, and the side of it. */
function targetAt({ x, y }: Place, isBetween: boolean): DropTarget | null {
  const page = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page]')
  const id = page?.dataset.page
  if (!page || id === undefined) return null
  const { left, width } = page.getBoundingClientRect()
  return { id, side: isBetween ? (x < left + width / 2 ? 'before' : 'after') : 'on' }
}

/** A small copy of a page. */
function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: picture.width, height: picture.height })
  Object.assign(copy.style, { width: `${picture.clientWidth}px`, height: `${picture.clientHeight}px` })
  copy.getContext('2d')?.drawImage(picture, 0, 0)
  return copy
}

/** A click that ends a drag opens nothing. */
function swallowClick(): void {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), CLICK_MS)
}

/**
 * One press on a page, which may become a drag: of mouse and pen at once, of a finger after it has rested. Until then a finger
 * scrolls. Escape calls the drag off.
 */
export class PageDrag {
  readonly #ports: DragPorts
  readonly #page: HTMLElement
  readonly #pointer: number
  readonly #isTouch: boolean
  readonly #stop = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  #at: Place
  #isDragging = false
  #over: DropTarget | null = null

  constructor(
    ports: DragPorts,
    page: HTMLElement,
    press: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>,
  ) {
    this.#ports = ports
    this.#page = page
    this.#pointer = press.pointerId
    this.#isTouch = press.pointerType === 'touch'
    this.#at = { x: press.clientX, y: press.clientY }
    if (this.#isTouch) this.#timer = setTimeout(this.#begin, PRESS_MS)
    this.#on('pointermove', this.#move)
    this.#on('pointerup', this.#up)
    this.#on('pointercancel', ({ pointerId }) => pointerId === this.#pointer && this.end(null))
    this.#on('contextmenu', (event) => this.#isTouch && event.preventDefault())
    this.#on('keydown', this.#key)
    // A listener of React is passive, so it could not keep a drag from scrolling.
    this.#on('touchmove', (event) => this.#isDragging && event.cancelable && event.preventDefault())
  }

  /** Ends the press. */
  end(target: DropTarget | null): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    this.#ports.ghost.replaceChildren()
    this.#ports.onEnd(target)
  }

  #on<K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void): void {
    window.addEventListener(name, listener, { capture: true, passive: false, signal: this.#stop.signal })
  }

  #begin = (): void => {
    this.#isDragging = true
    const picture = this.#page.querySelector('canvas')
    if (picture) this.#ports.ghost.replaceChildren(copyOf(picture))
    this.#ports.onStart()
    this.#follow()
  }

  #move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== this.#pointer) return
    const to = { x: clientX, y: clientY }
    if (!this.#isDragging && Math.hypot(to.x - this.#at.x, to.y - this.#at.y) <= SLACK_PX) return
    const isScroll = !this.#isDragging && this.#isTouch
    if (isScroll) {
      this.end(null)
      return
    }
    this.#at = to
    if (!this.#isDragging) this.#begin()
  }

  #up = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== this.#pointer) return
    if (this.#isDragging) {
      this.#at = { x: clientX, y: clientY }
      this.#look()
      swallowClick()
    }
    this.end(this.#over)
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isDragging) return
    event.stopPropagation()
    event.preventDefault()
    this.end(null)
  }

  /** Moves the ghost and the box, in each frame of the drag. */
  #follow = (): void => {
    const { box, ghost } = this.#ports
    const { x, y } = this.#at
    ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`
    const { top, bottom } = box.getBoundingClientRect()
    if (y < top + EDGE_PX) box.scrollTop -= STEP_PX
    else if (y > bottom - EDGE_PX) box.scrollTop += STEP_PX
    this.#look()
    this.#frame = requestAnimationFrame(this.#follow)
  }

  #look(): void {
    const { isBetween, canDrop, onOver } = this.#ports
    const found = targetAt(this.#at, isBetween)
    const next = found && canDrop(found.id) ? found : null
    if (next?.id === this.#over?.id && next?.side === this.#over?.side) return
    this.#over = next
    onOver(next)
  }
}
