import { clamp, type PagesModel, type State } from './model'

/** What a player asks of a thing. */
type Played = Pick<PagesModel, 'drag' | 'stops' | 'start'>

interface PlayerPorts {
  now: () => number
  nextFrame: (callback: () => void) => number
  cancelFrame: (frame: number) => void
  /** True for a shopper who asks for less motion. */
  isStill: () => boolean
  /** Draws a state. */
  show: (state: State) => void
  /** What is shown has come to rest, or is on its way to rest there. */
  onGoal: (stop: number, isOver: boolean) => void
}

const MS = { page: 950, sheet: 1150, slide: 420, none: 0 } as const
const OVER_MS = 620
const SPREAD_MS = 1000
/** Farther ways are not shown as a whole. */
const FARTHEST = { page: 1, sheet: 1, slide: 7, none: 0 } as const
/** A page that is let go beyond the middle goes on; so does one that is thrown, in parts of a turn a second. */
const THROWN = 0.9

const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)
const soft = (part: number): number => 1 - (1 - part) ** 3

interface Way {
  from: number
  to: number
  start: number
  ms: number
  ease: (part: number) => number
}

/** Plays the turns of a thing of pages: one after the other, under a finger, or at once. */
export class PagesPlayer {
  readonly #model: Played
  readonly #ports: PlayerPorts
  readonly #over: Record<number, number>
  readonly #overGoals: Record<number, number>
  #at: number
  #goal: number
  #direction: 1 | -1 = 1
  #spread: number
  #way: Way | null = null
  #frame = 0
  #last = 0
  /** The stop under a page that a finger holds, before its turn. */
  #held: number | null = null

  constructor(model: Played, ports: PlayerPorts) {
    const { at, over, spread } = model.start
    this.#model = model
    this.#ports = ports
    this.#at = at
    this.#goal = at
    this.#over = { ...over }
    this.#overGoals = { ...over }
    this.#spread = ports.isStill() ? 1 : spread
  }

  get state(): State {
    return { at: this.#at, way: this.#direction, over: this.#over, spread: this.#spread }
  }

  get goal(): number {
    return this.#goal
  }

  get isMoving(): boolean {
    return this.#frame !== 0 || this.#held !== null
  }

  isOver = (stop: number): boolean => (this.#overGoals[stop] ?? 0) > 0.5

  /** Shows what is there, and begins what moves by itself. */
  begin(): void {
    this.#ports.show(this.state)
    if (this.#spread < 1 || this.#way) this.#run()
  }

  /** @param by 1 for the next stop, -1 for the one before */
  step(by: 1 | -1): void {
    this.goTo(this.#goal + by)
  }

  goTo(wanted: number): void {
    const stop = clamp(Math.round(wanted), 0, this.#model.stops.length - 1)
    this.#held = null
    if (stop === this.#goal && this.#at === stop) return
    const left = this.#goal
    this.#goal = stop
    // A card that was turned over lies down again as the next one is drawn; the tiles of a game stay.
    if (this.#model.drag === 'slide' && left !== stop) this.#overGoals[left] = 0
    const far = FARTHEST[this.#model.drag]
    // A page in the air keeps its bend.
    if (stop !== this.#at && Number.isInteger(this.#at)) this.#direction = stop > this.#at ? 1 : -1
    if (Math.abs(stop - this.#at) > far + 1) this.#at = stop - Math.sign(stop - this.#at) * far
    this.#glide(stop, eased, MS[this.#model.drag] * Math.sqrt(Math.max(Math.abs(stop - this.#at), 0.3)))
    this.#tell()
  }

  /** Turns the thing of a stop over. */
  turnOver(stop: number): void {
    this.#overGoals[stop] = this.isOver(stop) ? 0 : 1
    if (this.#ports.isStill()) this.#over[stop] = this.#overGoals[stop] ?? 0
    this.#tell()
    this.#run()
  }

  /** A finger takes the page that leads to the next stop, or the one that leads back. False where there is none. */
  hold(way: 1 | -1): boolean {
    const stop = Math.round(this.#at)
    if (stop + way < 0 || stop + way > this.#model.stops.length - 1) return false
    this.#way = null
    this.#held = stop
    this.#direction = way
    return true
  }

  /** @param turned how far the held page is on its way, 0..1 */
  drag(turned: number): void {
    if (this.#held === null) return
    this.#at = this.#held + this.#direction * clamp(turned)
    this.#ports.show(this.state)
  }

  /** @param speed in turns a second, positive in the direction of the turn */
  letGo(speed: number): void {
    const from = this.#held
    if (from === null) return
    this.#held = null
    const turned = Math.abs(this.#at - from)
    const goesOn = Math.abs(speed) > THROWN ? speed > 0 : turned > 0.5
    this.#goal = goesOn ? from + this.#direction : from
    this.#glide(this.#goal, soft, 280 + 520 * Math.abs(this.#goal - this.#at))
    this.#tell()
  }

  /** Slides past things without a stop in between. */
  slide(by: number): void {
    this.#way = null
    this.#at = clamp(this.#at + by, 0, this.#model.stops.length - 1)
    this.#ports.show(this.state)
  }

  dispose(): void {
    this.#ports.cancelFrame(this.#frame)
    this.#frame = 0
  }

  #glide(to: number, ease: Way['ease'], ms: number): void {
    if (this.#ports.isStill() || ms === 0) {
      this.#at = to
      this.#way = null
      if (this.#ports.isStill()) Object.assign(this.#over, this.#overGoals)
      this.#ports.show(this.state)
      return
    }
    this.#way = { from: this.#at, to, start: this.#ports.now(), ms, ease }
    this.#run()
  }

  #tell(): void {
    this.#ports.onGoal(this.#goal, this.isOver(this.#goal))
  }

  #run(): void {
    if (this.#frame !== 0) return
    this.#last = this.#ports.now()
    this.#frame = this.#ports.nextFrame(this.#step)
  }

  #step = (): void => {
    const now = this.#ports.now()
    const passed = Math.max(now - this.#last, 0)
    this.#last = now
    let isMore = this.#moveAlong(now)
    for (const key of Object.keys(this.#overGoals)) {
      const stop = Number(key)
      const [is, goal] = [this.#over[stop] ?? 0, this.#overGoals[stop] ?? 0]
      if (is === goal) continue
      this.#over[stop] = goal > is ? Math.min(is + passed / OVER_MS, goal) : Math.max(is - passed / OVER_MS, goal)
      isMore ||= this.#over[stop] !== goal
    }
    if (this.#spread < 1) {
      this.#spread = Math.min(this.#spread + passed / SPREAD_MS, 1)
      isMore ||= this.#spread < 1
    }
    this.#frame = isMore ? this.#ports.nextFrame(this.#step) : 0
    this.#ports.show(this.state)
  }

  /** True while it is on its way. */
  #moveAlong(now: number): boolean {
    if (!this.#way) return false
    const { from, to, start, ms, ease } = this.#way
    const part = clamp((now - start) / ms)
    this.#at = part === 1 ? to : from + (to - from) * ease(part)
    if (part === 1) this.#way = null
    return part < 1
  }
}
