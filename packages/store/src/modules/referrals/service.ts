import { referralLink } from '@kea/shared/navigation/referral-code'
import type { ReferralForm } from '@kea/shared/schemas/referral'
import type { Clock } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { mailboxKey, randomId, sha256 } from '../../identity'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { invitationMail } from './invitation'
import type { ReferralsRepo } from './repo'

interface Dependencies {
  repo: ReferralsRepo
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
  /** The shop's origin, from the edge. */
  shopOrigin: string
}

const CODE_CHARS = 10
const hashOf = (email: string): Promise<string> => sha256(`referral ${mailboxKey(email)}`)

export function createReferralsService(dependencies: Dependencies) {
  const { repo, settings, dailyUse, mailboxes, clock, shopOrigin } = dependencies
  return {
    /**
     * Mails a friend, at most once ever, and answers the personal link of the recommending person. The answer does not
     * reveal whether the friend was mailed before.
     */
    async invite(form: ReferralForm): Promise<string> {
      const now = clock().toISOString()
      const counting = dailyUse.counting('invitations', 0)
      const newCode = randomId().slice(0, CODE_CHARS)
      const code = await repo
        .codeOf(await hashOf(form.email), newCode, counting, now)
        .catch(refuseDayLimit('invitations'))
      const link = referralLink(shopOrigin, code)
      const friendHash = await hashOf(form.friend)
      if (await repo.isInvited(friendHash)) return link
      const mail = invitationMail({ friend: form.friend, friendHash, link, shop: await settings.names() })
      const mailing = await mailboxes.mailing(mail, 'forms')
      await repo.invite({ code, friendHash, messageId: mail.messageId }, mailing, now)
      return link
    },
  }
}
