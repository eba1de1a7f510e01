/** A job that the store runs every minute. */
export interface MinuteJob {
  /** Its name in the log. */
  name: string
  run: () => Promise<unknown>
}

interface Options {
  onError: (name: string, error: unknown) => void
  /** Keeps the Worker alive for a job that runs longer than its limit. */
  waitUntil: (work: Promise<unknown>) => void
  limitMs?: number
}

/** How long a job may delay the next one. All jobs together stay below the 15 minutes that a cron may run. */
export const JOB_LIMIT_MS = 20_000

const TOO_SLOW = Symbol('too slow')

/**
 * Runs the jobs one after the other. A job that fails is logged by its name, and the next one starts. A job that takes
 * too long is logged and goes on in the background, and the next one starts.
 */
export async function runMinuteWork(
  jobs: readonly MinuteJob[],
  { onError, waitUntil, limitMs = JOB_LIMIT_MS }: Options,
): Promise<void> {
  for (const { name, run } of jobs) {
    const running = Promise.resolve()
      .then(run)
      .catch((error: unknown) => onError(name, error))
    let timer: ReturnType<typeof setTimeout> | undefined
    const timedOut = new Promise((resolve) => {
      timer = setTimeout(resolve, limitMs, TOO_SLOW)
    })
    const first = await Promise.race([running, timedOut])
    clearTimeout(timer)
    if (first !== TOO_SLOW) continue
    onError(name, new Error(`Takes longer than ${limitMs / 1000} seconds`))
    waitUntil(running)
  }
}
