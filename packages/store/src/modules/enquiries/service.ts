import { type Clock, daysFrom } from '../../clock'
import { sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
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
}

/** Enough for a talkative day; a mailbox that somebody else fills is full sooner. */
const A_DAY = 10

const REFERENCE_CHARS = 8

/** As the page about privacy says. */
export const ENQUIRY_DAYS = 730

/** The next minute brings the next. */
const FORGOTTEN_AT_ONCE = 200

export function createEnquiriesService({ repo, settings, uploads, clock }: Dependencies) {
  const checkPhotos = async ({ photos }: Enquiry): Promise<void> => {
    if (!(await uploads.areMine(photos))) {
      throw inputRefusal('We could not find a photo. Please take it out and choose it again.')
    }
  }

  return {
    /** Keeps what somebody sent and writes to the shop. Answers the name by which both speak of it. */
    async send(enquiry: Enquiry): Promise<string> {
      await checkPhotos(enquiry)
      const now = clock()
      const shop = await settings.names()
      if ((await repo.countSince(enquiry.email, daysFrom(now, -1).toISOString())) >= A_DAY) {
        throw inputRefusal(`We have many forms of yours already today. Please write to ${shop.email}.`)
      }
      const day = now.toISOString().slice(0, 10)
      const digest = await sha256(JSON.stringify([day, enquiry.kind, enquiry.about, enquiry.details, enquiry.photos]))
      const reference = digest.slice(0, REFERENCE_CHARS).toUpperCase()
      const mails = [
        shopMail(enquiry, reference, digest, shop),
        ...(enquiry.isConfirmed ? [senderMail(enquiry, reference, digest, shop)] : []),
      ]
      await repo.add(enquiry, digest, mails, now.toISOString())
      return reference
    },

    sweep: () => repo.forget(daysFrom(clock(), -ENQUIRY_DAYS).toISOString(), FORGOTTEN_AT_ONCE),
  }
}
