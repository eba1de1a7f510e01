import { PHONE_LINK } from '@kea/shared/constants/uploads'
import type { Clock } from '../../clock'
import { DAY_LIMIT_MESSAGES, violatedBy } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import type { DailyUse } from '../limits/daily-use'
import type { ArrivedPhoto, PhoneLinkRow, PhoneLinksRepo } from './phone-links-repo'
import type { UploadsService } from './service'
import { UploadRefusal } from './upload-refusal'

interface Dependencies {
  repo: PhoneLinksRepo
  clock: Clock
  owners: readonly string[]
  dailyUse: DailyUse
  /** The uploads of the owner of a link. */
  uploadsOf: (owner: string) => UploadsService
}

/** What a request to `/uploads` may do. */
export type UploadActions = Pick<UploadsService, 'start' | 'putPart' | 'status' | 'complete' | 'remove'>

const TOKEN = /^[0-9a-f]{32}$/

const ended = () =>
  new UploadRefusal(410, 'LINK_ENDED', 'This link has expired. Show a new code on your computer and scan it again.')
const full = () =>
  new UploadRefusal(429, 'LINK_FULL', 'This link takes no more photos. Show a new code on your computer to go on.')
const unknownUpload = () =>
  new UploadRefusal(404, 'UPLOAD_NOT_FOUND', 'We could not find this upload. Choose the photo again.')
const onlyAdds = () => new UploadRefusal(403, 'ONLY_ADDS', 'This link can only add photos.')

/** Links by which a phone adds photos to a shopper's uploads. They read nothing, and end after ten minutes. */
export function createPhoneLinks({ repo, clock, owners, dailyUse, uploadsOf }: Dependencies) {
  const now = () => clock().toISOString()

  async function open(token: string): Promise<PhoneLinkRow> {
    const link = TOKEN.test(token) ? await repo.find(await sha256(token)) : null
    if (!link || link.expires_at <= now()) throw ended()
    return link
  }

  return {
    async create(): Promise<{ token: string; expiresAt: string }> {
      const [owner] = owners
      if (!owner) throw new UploadRefusal(403, 'NO_OWNER', 'Allow cookies on this page to use photos from your phone.')
      const token = randomId()
      const expiresAt = new Date(clock().getTime() + PHONE_LINK.minutes * 60_000).toISOString()
      try {
        const link = { sha256: await sha256(token), owner, expiresAt }
        await repo.replace(link, now(), dailyUse.counting('phoneLinks', 0))
      } catch (error) {
        if (violatedBy(error) !== 'day_limit') throw error
        throw new UploadRefusal(429, 'DAY_LIMIT', DAY_LIMIT_MESSAGES.phoneLinks)
      }
      return { token, expiresAt }
    },

    /** The photos that came over the caller's link. */
    arrived: (): Promise<ArrivedPhoto[]> => repo.arrived(owners),

    /** How much a phone may still add. */
    async room(token: string): Promise<{ expiresAt: string; filesLeft: number }> {
      const { expires_at: expiresAt, files } = await open(token)
      return { expiresAt, filesLeft: Math.max(PHONE_LINK.files - files, 0) }
    },

    /** The uploads as a phone may use them: it adds photos, and sees only those that it has added. */
    async actions(token: string): Promise<UploadActions> {
      const link = await open(token)
      const uploads = uploadsOf(link.owner)
      const own = async (uid: string) => {
        if (!(await repo.has(link.sha256, uid))) throw unknownUpload()
      }
      return {
        async start(request) {
          if (!(await repo.take(link.sha256, request.size, PHONE_LINK, now()))) throw full()
          const row = await uploads.start({ ...request, kind: 'photo' })
          await repo.add(link.sha256, row.uid)
          return row
        },
        async putPart(uid, ...part) {
          await own(uid)
          return uploads.putPart(uid, ...part)
        },
        async status(uid) {
          await own(uid)
          return uploads.status(uid)
        },
        async complete(uid) {
          await own(uid)
          return uploads.complete(uid)
        },
        async remove() {
          throw onlyAdds()
        },
      }
    },
  }
}

export type PhoneLinks = ReturnType<typeof createPhoneLinks>
