/** The time of a frame that paints of small pictures may take, in ms. The first one is always painted. */
const BUDGET_MS = 6

interface Clock {
  /** Calls back before the next frame is drawn. */
  nextFrame: (callback: () => void) => void
  /** Milliseconds. */
  now: () => number
}

/** Paints small pictures one after another, a few in each frame: a book has a hundred of them. */
export class PaintQueue {
  readonly #clock: Clock
  readonly #waiting = new Set<() => void>()
  #isAsked = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Paints when it is its turn. Answers the function that takes it back. */
  add(paint: () => void): () => void {
    // Each place in the queue is an object of its own.
    const turn = () => paint()
    this.#waiting.add(turn)
    this.#ask()
    return () => this.#waiting.delete(turn)
  }

  #ask(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    this.#clock.nextFrame(this.#run)
  }

  #run = (): void => {
    this.#isAsked = false
    const start = this.#clock.now()
    for (const turn of this.#waiting) {
      this.#waiting.delete(turn)
      turn()
      if (this.#clock.now() - start >= BUDGET_MS) break
    }
    if (this.#waiting.size > 0) this.#ask()
  }
}

/** The queue of all small pictures of the page. */
export const thumbnailQueue = new PaintQueue({
  nextFrame: (callback) => requestAnimationFrame(callback),
  now: () => performance.now(),
})
