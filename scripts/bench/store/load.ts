/** Null at the end of the work. */
export type Work = () => Promise<unknown>

export interface LoadFigures {
  perSecond: number
  /** Times of requests, in ms. */
  p50: number
  p99: number
  errors: unknown[]
}

/** Runs one task for each connection, until the time is over or the task returns null. */
export async function load(works: readonly Work[], seconds: number): Promise<LoadFigures> {
  const times: number[] = []
  const errors: unknown[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) {
        const sent = performance.now()
        try {
          if ((await work()) === null) return
          times.push(performance.now() - sent)
        } catch (error) {
          errors.push(error)
        }
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), errors }
}
