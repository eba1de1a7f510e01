import type { Clock } from '../../clock'
import type { LinePictures } from '../jobs/order-mail'
import type { Order, OrderLineRow, OrdersRepo } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import { approvedMail, drawingMail } from './mails'
import type { SignOnLine, SignsRepo, WaitingSign } from './repo'

interface Dependencies {
  repo: SignsRepo
  settings: Pick<SettingsService, 'names'>
  orders: Pick<OrdersRepo, 'byId'>
  picturesOf: (order: Order) => Promise<LinePictures>
  siteUrl: string | null
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Mails of one run. The rest follows in the next minute. */
const MAILS_AT_ONCE = 20

/** `sign`: as the order has it now; null for a line that is no paid sign. */
export type Approval = { ok: true; words: string } | { ok: false; sign: SignOnLine | null }

/** Neon signs are bent by hand, so their maker approves each one before. */
export function createSigns({ repo, settings, orders, picturesOf, siteUrl, clock, onError }: Dependencies) {
  return {
    /** Mails each paid sign's drawing to its shopper, and once more after each change of its words. */
    async mailDrawings(): Promise<void> {
      for (const unmailed of await repo.unmailed(MAILS_AT_ONCE)) {
        try {
          const order = await orders.byId(unmailed.orderId)
          const position = order?.lines.findIndex(({ id }) => id === unmailed.lineId) ?? -1
          const line = order?.lines[position]
          if (!order || !line) throw new Error(`The line ${unmailed.lineId} of a sign is not there`)
          const [pictures, shop] = [await picturesOf(order), await settings.names()]
          const parts = { line, position: position + 1, drawing: unmailed.drawing, pictures, shop, siteUrl }
          await repo.mailDrawing(unmailed, drawingMail(order, parts), clock().toISOString())
        } catch (error) {
          onError('drawing of a sign', error)
        }
      }
    },

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
