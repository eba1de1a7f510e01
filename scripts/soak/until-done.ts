// Repeats a request until the store has acknowledged it.
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a restart of the server, and longer than fifty concurrent requests need. */
const TRIES = 200

/** Returns the result of `work` when it succeeds. `onRefusal` gets each refusal. */
export async function untilDone(work, { onRefusal = () => {} } = {}) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (error.isRefusal) onRefusal(error)
      if (tries === TRIES) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}

/** Waits for all, and only then throws the first failure. */
export async function allDone(works) {
  const settled = await Promise.allSettled(works)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
  return settled.map(({ value }) => value)
}
