import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit, refuseDeleted } from '../../constraints'
import { sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import type { Enquiry } from './enquiry'
import { senderMail, shopMail } from './mails'
import type { EnquiriesRepo } from './repo'

interface Dependencies {
  repo: EnquiriesRepo
  settings: SettingsService
  clock: Clock
  uploads: UploadsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

const REFERENCE_CHARS = 8

/** As stated on the privacy page. */
export const ENQUIRY_DAYS = 730

/** The rest follows in the next minute. */
const REMOVED_AT_ONCE = 200

export function createEnquiriesService(dependencies: Dependencies) {
  const { repo, settings, uploads, clock, dailyUse, mailboxes } = dependencies

  const noPhoto = () => inputRefusal('We could not find a photo. Please remove it and choose it again.')

  return {
    /** Stores an enquiry and mails the shop. Answers its reference. */
    async send(enquiry: Enquiry): Promise<string> {
      if (!(await uploads.areMine(enquiry.photos))) throw noPhoto()
      const now = clock()
      const shop = await settings.names()
      const day = now.toISOString().slice(0, 10)
      const digest = await sha256(JSON.stringify([day, enquiry.kind, enquiry.about, enquiry.details, enquiry.photos]))
      const reference = digest.slice(0, REFERENCE_CHARS).toUpperCase()
      const mails = [
        await mailboxes.mailing(shopMail(enquiry, reference, digest, shop), 'shop'),
        enquiry.isConfirmed ? await mailboxes.mailing(senderMail(enquiry, reference, digest, shop), 'forms') : [],
      ]
      const more = [...dailyUse.counting('enquiries', 0), ...mails.flat()]
      await repo
        .add(enquiry, digest, more, now.toISOString())
        .catch(refuseDeleted(noPhoto))
        .catch(refuseDayLimit('enquiries', shop.email))
      return reference
    },

    removeOld: () => repo.forget(daysFrom(clock(), -ENQUIRY_DAYS).toISOString(), REMOVED_AT_ONCE),
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>
