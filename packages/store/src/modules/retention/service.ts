import { CART_DAYS } from '@kea/shared/constants/business'
import { isoDate } from '@kea/shared/dates'
import { type Clock, daysFrom } from '../../clock'
import type { Trash } from '../files/trash'
import { dropObject } from '../uploads/drop-object'
import type { RetentionRepo, StaleUpload } from './repo'

interface Dependencies {
  repo: RetentionRepo
  files: R2Bucket
  trash: Trash
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Days that rows are stored. docs/operations.md has a table of all of them. */
const DAYS = {
  /** Counted from the order, which closes its cart. */
  orderedCart: 90,
  sentMail: 30,
  endedJob: 30,
  /** Long enough for a revision that is being saved to refer to its document. */
  unusedFile: 1,
  unusedUpload: 7,
}

/** Portions of one minute. The rest follows in the next minute. */
const ROWS_AT_ONCE = 500
const CARTS_AT_ONCE = 200
/** Each is copied to the trash, and one run may ask R2 a limited number of times. */
const FILES_AT_ONCE = 100
const UPLOADS = { looked: 500, handed: 50 }
const DRAFTS = { looked: 500, handed: 200 }

/** Deletes expired rows and files. Each method is a job of its own. */
export function createRetentionService({ repo, files, trash, clock, onError }: Dependencies) {
  const daysAgo = (days: number): string => daysFrom(clock(), -days).toISOString()

  /** The row is deleted first. If something has just started to use the upload, this fails and the file stays. */
  const removeUpload = async (upload: StaleUpload): Promise<void> => {
    try {
      await repo.removeUpload(upload.uid)
      await dropObject({ files, trash }, upload)
    } catch (error) {
      onError('retention of an upload', error)
    }
  }

  return {
    carts: () => repo.untouchedCarts(daysAgo(CART_DAYS), CARTS_AT_ONCE),

    orderedCarts: () => repo.orderedCarts(daysAgo(DAYS.orderedCart), CARTS_AT_ONCE),

    orders: () => repo.forgetOrders(clock()),

    designLinks: () => repo.designLinks(clock().toISOString(), ROWS_AT_ONCE),

    sharedCarts: () => repo.sharedCarts(clock().toISOString(), ROWS_AT_ONCE),

    orderableDesigns: () => repo.orderableDesigns(clock().toISOString(), ROWS_AT_ONCE),

    designs: () => repo.drafts(clock().toISOString(), DRAFTS),

    /** The files are deleted first. A remaining row leads to its file the next time. */
    async designFiles(): Promise<void> {
      const unused = await repo.unusedDesignFiles(daysAgo(DAYS.unusedFile), FILES_AT_ONCE)
      if (unused.length === 0) return
      await trash.discard(unused)
      await repo.removeDesignFiles(unused.map(({ key }) => key))
    },

    async uploads(): Promise<void> {
      const { unused, next } = await repo.staleUploads(daysAgo(DAYS.unusedUpload), UPLOADS)
      for (const upload of unused) await removeUpload(upload)
      await repo.uploadsWalked(next)
    },

    /** Uploads that their owners deleted, or that were no photos. */
    async deletedUploads(): Promise<void> {
      for (const upload of await repo.deletedUploads(clock().toISOString(), UPLOADS.handed)) {
        try {
          // The file goes first: nothing can use a deleted upload, and the row leads to its file the next time.
          await dropObject({ files, trash }, upload)
          await repo.removeUpload(upload.uid)
        } catch (error) {
          onError('deleted upload', error)
        }
      }
    },

    mails: () => repo.sentMails(daysAgo(DAYS.sentMail), ROWS_AT_ONCE),

    jobs: () => repo.endedJobs(daysAgo(DAYS.endedJob), ROWS_AT_ONCE),

    counters: () => repo.dailyCounters(isoDate(clock().getTime()), ROWS_AT_ONCE),

    logIns: () => repo.logIns(clock().toISOString(), ROWS_AT_ONCE),
    registrations: () => repo.registrations(clock().toISOString(), ROWS_AT_ONCE),
    codes: () => repo.codes(clock().toISOString(), ROWS_AT_ONCE),
    passkeyChallenges: () => repo.passkeyChallenges(clock().toISOString(), ROWS_AT_ONCE),
    socialLogins: () => repo.socialLogins(clock().toISOString(), ROWS_AT_ONCE),
    socialConnections: () => repo.socialConnections(clock().toISOString(), ROWS_AT_ONCE),
    passwordLinks: () => repo.passwordLinks(clock().toISOString(), ROWS_AT_ONCE),
    emailChanges: () => repo.emailChanges(clock().toISOString(), ROWS_AT_ONCE),
  }
}
