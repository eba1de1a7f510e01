// Repeats a request until the store has acknowledged it.
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '../lib/store-shopper.ts'

/** Longer than a restart of the server, and longer than fifty concurrent requests need. */
const TRIES = 200

/** Returns the result of `work` when it succeeds. `onRefusal` gets each refusal. */
export async function untilDone<Result>(
  work: () => Promise<Result>,
  { onRefusal = () => {} }: { onRefusal?: (refusal: StoreError) => void } = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreError && error.isRefusal) onRefusal(error)
      if (tries === TRIES) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}

/** Waits for all, and only then throws the first failure. */
export async function allDone<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(works)
  const failed = settled.find((work) => work.status === 'rejected')
  if (failed) throw failed.reason
  return settled.flatMap((work) => (work.status === 'fulfilled' ? [work.value] : []))
}
