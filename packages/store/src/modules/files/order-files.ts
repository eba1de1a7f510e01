import { type Clock, daysFrom } from '../../clock'
import type { OrderFilesRepo } from './order-files-repo'

interface Dependencies {
  repo: OrderFilesRepo
  files: R2Bucket
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Orders that one run checks. The rest follows in the next minute. */
const ORDERS_AT_ONCE = 20

/** Whether everything is there that open orders are printed from. */
export function createOrderFiles({ repo, files, clock, onError }: Dependencies) {
  return {
    /** Looks once a day for each file of each open order. What is missing is logged, and `pnpm shop files` lists it. */
    async check(): Promise<void> {
      const now = clock()
      for (const order of await repo.unchecked(daysFrom(now, -1).toISOString(), ORDERS_AT_ONCE)) {
        const missing: string[] = []
        for (const key of order.keys) if (!(await files.head(key))) missing.push(key)
        await repo.checked(order, missing, now.toISOString())
        if (missing.length > 0)
          onError(
            'files of orders',
            new Error(`Order ${order.number} misses ${missing.join(', ')}. See \`shop files\`.`),
          )
      }
    },

    missing: () => repo.missing(),

    checkAgain: () => repo.checkAgain(),
  }
}
