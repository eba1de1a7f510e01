import { isoDate } from '@kea/shared/dates'
import { type Clock, daysFrom } from '../../clock'
import { CART_DAYS } from '../cart/cart'
import type { OrdersRepo } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import { dropObject } from '../uploads/drop-object'
import { type MailSettings, orderMail } from './order-mail'
import type { JobRow, JobsRepo, StaleUpload } from './repo'

interface Dependencies {
  repo: JobsRepo
  orders: OrdersRepo
  settings: SettingsService
  siteUrl: string | null
  files: R2Bucket
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** What one tick takes on; the next minute brings the next. */
const JOBS_AT_ONCE = 50
const UPLOADS_AT_ONCE = 50
const DESIGN_FILES_AT_ONCE = 500
/** Long enough for a revision that is being saved to take its document. */
const UNUSED_FILE_DAYS = 1
const ORPHAN_DAYS = 7

export function createJobsService({ repo, orders, settings, siteUrl, files, clock, onError }: Dependencies) {
  const mailSettings = async (): Promise<MailSettings> => {
    const names = ['store_name', 'store_email', 'bank_account_name', 'bank_account_number', 'bank_transfer_days']
    const values = new Map((await settings.configValues(names)).map(({ key, value }) => [key, value]))
    const value = (name: string) => values.get(name) ?? ''
    return {
      shopName: value('store_name'),
      shopEmail: value('store_email'),
      bankAccountName: value('bank_account_name'),
      bankAccountNumber: value('bank_account_number'),
      bankTransferDays: Number(value('bank_transfer_days')),
      siteUrl,
    }
  }

  const run = async (job: JobRow): Promise<void> => {
    if (job.kind === 'expire_order') return repo.expireOrder(job.id, job.order_id, clock().toISOString())
    const order = await orders.byId(job.order_id)
    if (!order) throw new Error(`Order ${job.order_id} is not there`)
    await repo.writeMail(job.id, orderMail(order, await mailSettings()), clock().toISOString())
  }

  const forget = async (upload: StaleUpload): Promise<void> => {
    // The row first: where a design has just taken the upload it refuses to go, and the file stays.
    await repo.removeUpload(upload.uid)
    await dropObject(files, upload)
  }

  /** The files first: a row that is left leads to its file the next time. */
  const forgetDesignFiles = async (before: string): Promise<void> => {
    const keys = await repo.unusedDesignFiles(before, DESIGN_FILES_AT_ONCE)
    if (keys.length === 0) return
    await files.delete(keys)
    await repo.removeDesignFiles(keys)
  }

  return {
    /** Does what is due. A job that fails is tried again and holds nobody else up. */
    async drain(): Promise<void> {
      for (const job of await repo.due(clock().toISOString(), JOBS_AT_ONCE)) {
        try {
          await run(job)
        } catch (error) {
          onError(`job ${job.kind}`, error)
          await repo.fail(job.id, error instanceof Error ? error.message : String(error))
        }
      }
    },

    /** Ends what nobody came back for: carts, drafts past their time, then uploads that nothing uses. */
    async sweep(): Promise<void> {
      const now = clock()
      await repo.expireCarts(daysFrom(now, -CART_DAYS).toISOString())
      await repo.expireDesigns(now.toISOString())
      await forgetDesignFiles(daysFrom(now, -UNUSED_FILE_DAYS).toISOString())
      await repo.forgetDays(isoDate(now.getTime()))
      for (const upload of await repo.staleUploads(daysFrom(now, -ORPHAN_DAYS).toISOString(), UPLOADS_AT_ONCE)) {
        try {
          await forget(upload)
        } catch (error) {
          onError('sweep upload', error)
        }
      }
    },
  }
}
