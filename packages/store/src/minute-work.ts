/** A part of what the store does every minute. */
export interface MinuteJob {
  /** As the log calls it. */
  name: string
  run: () => Promise<unknown>
}

interface Surroundings {
  onError: (name: string, error: unknown) => void
  /** Takes a job that goes on after its time. */
  waitUntil: (work: Promise<unknown>) => void
  limitMs?: number
}

/** How long the next job waits for one. All of them together stay below the 15 minutes that a cron may take. */
export const JOB_LIMIT_MS = 20_000

const TOO_SLOW = Symbol('too slow')

/**
 * Runs the jobs one after the other. A job that fails is logged by its name and ends no other; one that takes too long
 * is logged, goes on by itself, and the next begins.
 */
export async function runMinuteWork(
  jobs: readonly MinuteJob[],
  { onError, waitUntil, limitMs = JOB_LIMIT_MS }: Surroundings,
): Promise<void> {
  for (const { name, run } of jobs) {
    const running = Promise.resolve()
      .then(run)
      .catch((error: unknown) => onError(name, error))
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, limitMs, TOO_SLOW)
    })
    const first = await Promise.race([running, late])
    clearTimeout(timer)
    if (first !== TOO_SLOW) continue
    onError(name, new Error(`Takes longer than ${limitMs / 1000} seconds`))
    waitUntil(running)
  }
}
