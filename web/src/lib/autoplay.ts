/**
 * An interval that pauses while there is a reason to pause. Reasons have names (pointer over it, focus inside, paused
 * by the visitor). Each change restarts the interval.
 */
export class Autoplay {
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly holds: Set<string>

  constructor(
    private readonly everyMs: number,
    private readonly tick: () => void,
    heldBy: readonly string[] = [],
  ) {
    this.holds = new Set(heldBy)
    this.run()
  }

  set(reason: string, isHeld: boolean): void {
    if (isHeld) this.holds.add(reason)
    else this.holds.delete(reason)
    this.run()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private run(): void {
    clearInterval(this.timer)
    if (this.holds.size === 0) this.timer = setInterval(this.tick, this.everyMs)
  }
}
