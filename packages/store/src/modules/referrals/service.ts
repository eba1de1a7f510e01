import { referralLink } from '@kea/shared/navigation/referral-code'
import type { ReferralForm } from '@kea/shared/schemas/referral'
import { type Clock, daysFrom } from '../../clock'
import { emailKey, randomId, sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { SettingsService } from '../settings/service'
import { invitationMail } from './invitation'
import type { ReferralsRepo } from './repo'

interface Dependencies {
  repo: ReferralsRepo
  settings: SettingsService
  clock: Clock
  /** The shop's own origin, as the edge knows it. */
  shopOrigin: string
}

const A_DAY = 5
const CODE_CHARS = 10

const hashOf = (email: string): Promise<string> => sha256(`referral ${emailKey(email)}`)

export function createReferralsService({ repo, settings, clock, shopOrigin }: Dependencies) {
  return {
    /**
     * Writes to a friend, once in all time, and answers the link of who recommends. Whether the friend has been written
     * to before is nobody's business: the answer is the same.
     */
    async invite(form: ReferralForm): Promise<string> {
      const now = clock()
      const code = await repo.codeOf(await hashOf(form.email), randomId().slice(0, CODE_CHARS), now.toISOString())
      if ((await repo.countSince(code, daysFrom(now, -1).toISOString())) >= A_DAY) {
        throw inputRefusal('You have recommended us to many friends today, thank you. Please go on tomorrow.')
      }
      const link = referralLink(shopOrigin, code)
      const friendHash = await hashOf(form.friend)
      const [shopName] = await settings.configValues(['store_name'])
      const mail = invitationMail({ form, friendHash, link, shopName: shopName?.value ?? '' })
      await repo.invite(code, friendHash, mail, now.toISOString())
      return link
    },
  }
}
