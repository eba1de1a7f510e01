// Sends something again until the store has answered that it is done.
import { setTimeout as sleep } from 'node:timers/promises'

/** More than a server needs to come back, and than fifty at once need to have their turn. */
const TRIES = 200

/** Answers what `work` answers once it does; `onRefusal` hears each refusal in words. */
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

/** Waits for all, and fails with the first failure only then. */
export async function allDone(works) {
  const settled = await Promise.allSettled(works)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
  return settled.map(({ value }) => value)
}
