import type { Clock } from '../../clock'
import type { Order, OrderLineRow } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import { approvedMail } from './mails'
import type { SignOnLine, SignsRepo, WaitingSign } from './repo'

interface Dependencies {
  repo: SignsRepo
  settings: Pick<SettingsService, 'names'>
  siteUrl: string | null
  clock: Clock
}

/** `sign`: as the order has it now; null for a line that is no paid sign. */
export type Approval = { ok: true; words: string } | { ok: false; sign: SignOnLine | null }

/** Neon signs are bent by hand, so their maker approves each one before. */
export function createSigns({ repo, settings, siteUrl, clock }: Dependencies) {
  return {
    waiting: (limit: number): Promise<WaitingSign[]> => repo.waiting(limit),

    /** The positions of the signs of an order that wait. */
    waitingOf: (number: string): Promise<number[]> => repo.waitingOf(number),

    /**
     * Approves a sign and mails its shopper.
     *
     * @param drawing the one that the maker has looked at; null for the one that the order has now
     */
    async approve(order: Order, line: OrderLineRow, drawing: number | null): Promise<Approval> {
      const sign = await repo.find(line.id)
      if (!sign) return { ok: false, sign: null }
      const mail = approvedMail(order, line, sign.words, await settings.names(), siteUrl)
      // The words that are answered are the ones that were read, also if they change in between.
      const isDone = await repo.approve(line.id, drawing ?? sign.drawing, mail, clock().toISOString())
      return isDone ? { ok: true, words: sign.words } : { ok: false, sign: await repo.find(line.id) }
    },
  }
}
