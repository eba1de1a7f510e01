import { type Clock, daysFrom } from '../../clock'
import type { SettingsService } from '../settings/service'
import { missingMail } from './missing-mail'
import type { OrderFilesRepo } from './order-files-repo'
import type { TrashedFile } from './trash'

interface Dependencies {
  repo: OrderFilesRepo
  files: R2Bucket
  settings: Pick<SettingsService, 'names'>
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** What one run checks, which may ask R2 a limited number of times. The rest follows in the next minute. */
const ORDERS_AT_ONCE = 20
const FILES_AT_ONCE = 200

/** Whether everything is there that open orders are printed from. */
export function createOrderFiles({ repo, files, settings, clock, onError }: Dependencies) {
  return {
    /** Looks once a day for each file of each open order. What is missing is mailed to the shop and logged, and `pnpm shop files` lists it. */
    async check(): Promise<void> {
      const now = clock()
      let asked = 0
      for (const order of await repo.unchecked(daysFrom(now, -1).toISOString(), ORDERS_AT_ONCE)) {
        // An order with more files than that is checked alone.
        if (asked > 0 && asked + order.keys.length > FILES_AT_ONCE) return
        asked += order.keys.length
        const missing: string[] = []
        for (const key of order.keys) if (!(await files.head(key))) missing.push(key)
        const at = now.toISOString()
        const isWhole = missing.length === 0
        const mail = isWhole ? null : missingMail(order.number, missing, at, (await settings.names()).email)
        await repo.checked(order, missing, at, mail)
        if (!isWhole)
          onError(
            'files of orders',
            new Error(`Order ${order.number} misses ${missing.join(', ')}. See \`shop files\`.`),
          )
      }
    },

    missing: () => repo.missing(),

    /** Those that a row leads to. What its shopper deleted has none, and stays deleted. */
    known: (trashed: readonly TrashedFile[]): Promise<TrashedFile[]> => repo.known(trashed),

    checkAgain: () => repo.checkAgain(),
  }
}
