import { type Clock, minutesFrom } from '../../clock'
import { isHosted } from '../cart/state/payment-methods'
import type { CatalogueService } from '../catalogue/service'
import type { Order, OrdersRepo } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import type { MediaLinks } from '../uploads/media-links'
import { isJobKind, type JobKind } from './job-kinds'
import { linePictures } from './line-pictures'
import { type LinePictures, type MailSettings, orderMail } from './order-mail'
import type { ClaimedJob, JobsRepo } from './repo'

interface Dependencies {
  repo: JobsRepo
  orders: OrdersRepo
  catalogue: Pick<CatalogueService, 'byId'>
  /** The payments import the orders and start these jobs, so only what is needed of them is named here. */
  payments: { runRefund: (uid: string, ending: D1PreparedStatement) => Promise<void> }
  settings: SettingsService
  links: Pick<MediaLinks, 'linkTo'>
  siteUrl: string | null
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Jobs per claim, and claims per run. The rest follows in the next minute. */
const CLAIMED = 10
const ROUNDS = 5
/** A claimed job is not claimed again before then. If its Worker has ended, it is claimed again afterwards. */
const CLAIM_MINUTES = 10
const ATTEMPTS_MAX = 5
const BACK_OFF = 5
const ERROR_CHARS = 500

export function createJobsService(dependencies: Dependencies) {
  const { repo, orders, catalogue, payments, settings, links, siteUrl, clock, onError } = dependencies
  const mailSettings = async (): Promise<MailSettings> => {
    const names = [
      'store_name',
      'store_email',
      'bank_account_name',
      'bank_account_number',
      'bank_transfer_days',
      'gst_number',
    ]
    const values = new Map((await settings.configValues(names)).map(({ key, value }) => [key, value]))
    const value = (name: string) => values.get(name) ?? ''
    return {
      shopName: value('store_name'),
      shopEmail: value('store_email'),
      bankAccountName: value('bank_account_name'),
      bankAccountNumber: value('bank_account_number'),
      bankTransferDays: Number(value('bank_transfer_days')),
      hasGst: value('gst_number') !== '',
      siteUrl,
    }
  }

  const picturesOf = async (order: Order): Promise<LinePictures> => {
    if (siteUrl === null) return new Map()
    const found = await catalogue.byId(order.lines.map(({ product_id }) => product_id))
    const products = new Map(found.flatMap(({ id, pictures: [first] }) => (first ? [[id, first] as const] : [])))
    return linePictures(order, { links, products, siteUrl })
  }

  const writeOrderMail = async ({ id }: ClaimedJob, orderId: number): Promise<void> => {
    const order = await orders.byId(orderId)
    if (!order) throw new Error(`Order ${orderId} is not there`)
    // Its shopper has left the payment page and has the cart again.
    if (order.order.status === 'cancelled' && isHosted(order.order.payment_method)) {
      return repo.end(id, clock().toISOString())
    }
    const mail = orderMail(order, await picturesOf(order), await mailSettings())
    await repo.writeMail(id, orderId, mail, clock().toISOString())
  }

  /** By kind. Each ends its job in the batch of its changes, and can run twice without changing anything twice. */
  const handlers: Record<JobKind, (job: ClaimedJob, orderId: number) => Promise<void>> = {
    order_mail: writeOrderMail,
    expire_order: ({ id }, orderId) => repo.expireOrder(id, orderId, clock().toISOString()),
    refund: ({ id, subject }) => payments.runRefund(subject, repo.ending(id, clock().toISOString())),
  }

  const run = async (job: ClaimedJob): Promise<void> => {
    if (!isJobKind(job.kind)) throw new Error(`"${job.kind}" is no kind of job`)
    if (job.order_id === null) throw new Error(`A job of the kind "${job.kind}" needs an order`)
    // The Worker has ended in the middle of it too often.
    if (job.attempts > ATTEMPTS_MAX) throw new Error('The Worker ended while it ran')
    await handlers[job.kind](job, job.order_id)
  }

  const tryOne = async (job: ClaimedJob): Promise<void> => {
    try {
      await run(job)
    } catch (error) {
      onError(`job ${job.kind}`, error)
      const message = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_CHARS)
      const now = clock()
      const nextAt = job.attempts >= ATTEMPTS_MAX ? null : minutesFrom(now, BACK_OFF ** job.attempts)
      await repo.failed(job.id, message, { now: now.toISOString(), nextAt })
    }
  }

  const claim = () => {
    const now = clock()
    return repo.claim({ now: now.toISOString(), until: minutesFrom(now, CLAIM_MINUTES), limit: CLAIMED })
  }

  return {
    /** Runs the due jobs. A failed job is run again after 5, 25, 125 and 625 minutes, and does not stop the others. */
    async drain(): Promise<void> {
      for (let round = 0; round < ROUNDS; round += 1) {
        const jobs = await claim()
        for (const job of jobs) await tryOne(job)
        if (jobs.length < CLAIMED) return
      }
    },
  }
}
