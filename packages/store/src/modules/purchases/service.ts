import { type PlacedWith, REPORTED_VENDORS, type ReportedVendor } from '@kea/shared/measuring/placed-with'
import { type Clock, daysFrom, minutesFrom } from '../../clock'
import type { DueReport, PurchasedLine, PurchasesRepo } from './repo'

/** Sends an order to one company. Throws if it has not taken it. */
export type Send = (report: DueReport, lines: readonly PurchasedLine[]) => Promise<void>

interface Dependencies {
  repo: PurchasesRepo
  /** The companies that the shop has a key of. */
  senders: Partial<Record<ReportedVendor, Send>>
  placedWith: PlacedWith
  clock: Clock
  onError: (event: string, error: unknown) => void
}

const AT_ONCE = 20
/** Meta refuses what is older. */
const DAYS_MAX = 7
const BACK_OFF = 5
/** The longest wait between two attempts. */
const WAIT_MAX_MINUTES = 720
const ERROR_CHARS = 200

export function createPurchasesService({ repo, senders, placedWith, clock, onError }: Dependencies) {
  const send = async (report: DueReport): Promise<void> => {
    const now = clock()
    const tell = senders[report.vendor]
    const wait = Math.min(BACK_OFF ** report.attempts, WAIT_MAX_MINUTES)
    if (!(await repo.begin(report, minutesFrom(now, wait))) || !tell) return
    try {
      await tell(report, await repo.linesOf(report.orderId))
    } catch (error) {
      onError(`purchase to ${report.vendor}`, error)
      const message = error instanceof Error ? error.message : String(error)
      return repo.failed(report, message.slice(0, ERROR_CHARS))
    }
    await repo.sent(report)
  }

  return {
    /** Statements for the batch of an order: what its shopper had chosen, and who is told once it is paid. */
    noting: (token: string, now: string): D1PreparedStatement[] => [
      ...(placedWith.consent ? [repo.keeping(token, placedWith.consent)] : []),
      ...REPORTED_VENDORS.flatMap((vendor) => {
        const client = placedWith.clients[vendor]
        return client && senders[vendor] ? [repo.adding(token, vendor, JSON.stringify(client), now)] : []
      }),
    ],

    /** Tells the companies of the orders that are paid by now. One that fails is told again, for seven days. */
    async send(): Promise<void> {
      const now = clock()
      await repo.giveUp(daysFrom(now, -DAYS_MAX).toISOString())
      for (const report of await repo.claim(now.toISOString(), AT_ONCE)) await send(report)
    },
  }
}

export type PurchasesService = ReturnType<typeof createPurchasesService>
