/**
 * An interval that pauses while there is a reason to pause. Reasons have names (pointer over it, focus inside, paused
 * by the visitor). Each change restarts the interval.
 */
export class Autoplay {
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly pauseReasons: Set<string>
  private readonly everyMs: number
  private readonly tick: () => void

  constructor(everyMs: number, tick: () => void, pausedBy: readonly string[] = []) {
    this.everyMs = everyMs
    this.tick = tick
    this.pauseReasons = new Set(pausedBy)
    this.run()
  }

  setPause(reason: string, isActive: boolean): void {
    if (isActive) this.pauseReasons.add(reason)
    else this.pauseReasons.delete(reason)
    this.run()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private run(): void {
    clearInterval(this.timer)
    if (this.pauseReasons.size === 0) this.timer = setInterval(this.tick, this.everyMs)
  }
}
