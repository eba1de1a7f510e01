import { isoDate } from '@kea/shared/dates'
import { type Clock, daysFrom, minutesFrom } from '../../clock'
import type { SettingsService } from '../settings/service'
import { missingMail } from './missing-mail'
import type { FilesOfOrder, OrderFilesRepo } from './order-files-repo'
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

/** A long check tells what it has found after this time, and goes on. */
const TELL_MINUTES = 60

/** Whether everything is there that open orders are printed from. */
export function createOrderFiles({ repo, files, settings, clock, onError }: Dependencies) {
  const missingOf = async ({ keys }: FilesOfOrder): Promise<string[]> => {
    const missing: string[] = []
    for (const key of keys) if (!(await files.head(key))) missing.push(key)
    return missing
  }

  /** Checks a portion of the orders that were not checked since `before`. True if none is left, and nothing new is missing. */
  const checkSome = async (now: Date, before: string): Promise<boolean> => {
    let asked = 0
    let isWhole = true
    const due = await repo.unchecked(before, ORDERS_AT_ONCE)
    for (const order of due) {
      // An order with more files than that is checked alone.
      if (asked > 0 && asked + order.keys.length > FILES_AT_ONCE) return false
      asked += order.keys.length
      const missing = await missingOf(order)
      await repo.checked(order, missing, now.toISOString())
      if (missing.length === 0) continue
      isWhole = false
      const text = `Order ${order.number} misses ${missing.join(', ')}. See \`shop files\`.`
      onError('files of orders', new Error(text))
    }
    return isWhole && due.length < ORDERS_AT_ONCE
  }

  return {
    /**
     * Looks once a day for each file of each open order, and at once for those of all others when one is missing. What is
     * missing is logged, and `pnpm shop files` lists it. One mail tells the shop of all of it when all are checked.
     */
    async check(): Promise<void> {
      const now = clock()
      const yesterday = daysFrom(now, -1).toISOString()
      const [firstFound = ''] = (await repo.missing()).map(({ checkedAt }) => checkedAt).sort()
      const later = [yesterday, firstFound].sort().at(-1) ?? yesterday
      const isDone = await checkSome(now, later)
      const found = await repo.missing()
      const isLong = found.some(({ checkedAt }) => checkedAt <= minutesFrom(now, -TELL_MINUTES))
      if (found.length === 0 || !(isDone || isLong)) return
      const { email } = await settings.names()
      await repo.tell(missingMail(found, isoDate(now.getTime()), email), now.toISOString())
    },

    missing: () => repo.missing(),

    /** Those that a row leads to. What its shopper deleted has none, and stays deleted. */
    known: (trashed: readonly TrashedFile[]): Promise<TrashedFile[]> => repo.known(trashed),

    checkAgain: () => repo.checkAgain(),
  }
}
