import { toCents } from '@kea/shared/money'
import { referralLink } from '@kea/shared/navigation/referral-code'
import { emailsIn } from '@kea/shared/schemas/fields'
import type { ReferralForm } from '@kea/shared/schemas/referral'
import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { mailboxKey, randomId, sha256 } from '../../identity'
import { randomCode } from '../coupons/code'
import type { NewCoupon } from '../coupons/repo'
import type { CustomerRow } from '../customers/repo'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { friendHashOf } from './friend-hash'
import { invitationMail, plainName } from './invitation'
import type { ReferralsRepo } from './repo'

interface Dependencies {
  repo: ReferralsRepo
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
  /** The shop's origin, from the edge. */
  shopOrigin: string
  /** The caller; null for a guest. */
  customer: CustomerRow | null
  /** The code with which the caller came, from the edge; null for none. */
  cameBy: string | null
}

const CODE_CHARS = 10
const FRIENDS_MAX = 100
/** How long the code of a friend is valid. */
const GIFT_DAYS = 60

const isFirstOfItsMailbox = (email: string, at: number, all: readonly string[]): boolean =>
  all.findIndex((other) => mailboxKey(other) === mailboxKey(email)) === at

export function createReferralsService(dependencies: Dependencies) {
  const { repo, settings, dailyUse, mailboxes, clock, shopOrigin, customer, cameBy } = dependencies

  const codeFor = async (email: string, customerId: number | null, counting: readonly D1PreparedStatement[] = []) =>
    repo.codeOf(
      { emailHash: await friendHashOf(email), customerId, spareHash: await sha256(`referral customer ${customerId}`) },
      randomId().slice(0, CODE_CHARS),
      counting,
      clock().toISOString(),
    )

  /** 0 for a setting that the shop does not have. */
  const numberOf = async (key: string): Promise<number> => {
    const [setting] = await settings.configValues([key])
    return Number(setting?.value ?? 0) || 0
  }

  /** What a friend's first paid order brings. */
  const rewardCents = async (): Promise<number> => toCents(await numberOf('referral_reward'))

  /** A code of the friend's own. It does not have the address, which the shop does not keep. */
  const newGift = async (): Promise<NewCoupon | null> => {
    const percent = await numberOf('referral_friend_percent')
    if (percent <= 0) return null
    const now = clock()
    return {
      code: randomCode(),
      reduction: { kind: 'percent', percent },
      label: `${percent}% off`,
      fromAt: now.toISOString(),
      toAt: daysFrom(now, GIFT_DAYS).toISOString(),
      firstOrderOnly: true,
      emailKey: null,
      maxUses: 1,
      offer: null,
    }
  }

  const mailTo = async (friend: string, code: string): Promise<void> => {
    const friendHash = await friendHashOf(friend)
    if (await repo.isInvited(friendHash)) return
    const gift = await newGift()
    const mail = invitationMail({
      friend,
      friendHash,
      link: `${referralLink(shopOrigin, code)}${gift ? `&cc=${btoa(gift.code)}` : ''}`,
      shop: await settings.names(),
      from: customer && plainName(customer.firstname),
      gift: gift && { code: gift.code, label: gift.label, until: new Date(gift.toAt) },
      rewardCents: await rewardCents(),
    })
    const mailing = await mailboxes.mailing(mail, 'forms')
    await repo.invite({ code, friendHash, messageId: mail.messageId, gift }, mailing, clock().toISOString())
  }

  return {
    /**
     * Mails each friend, at most once ever, and answers the personal link of the recommending person. The answer does not
     * reveal which friends were mailed before. All of them count, or none is mailed.
     */
    async invite(form: ReferralForm): Promise<string> {
      const friends = emailsIn(form.friends).filter(isFirstOfItsMailbox)
      const counting = friends.flatMap(() => dailyUse.counting('invitations', 0))
      const code = await codeFor(form.email, customer?.id ?? null, counting).catch(refuseDayLimit('invitations'))
      const link = referralLink(shopOrigin, code)
      for (const friend of friends) await mailTo(friend, code)
      return link
    },

    /** The address of the caller, who recommends with it; null for a guest. */
    ownEmail: customer?.email ?? null,

    /** Code, link, rewards and friends of a customer. */
    async ofCustomer(id: number, email: string) {
      const code = await codeFor(email, id)
      const reward = await rewardCents()
      return { code, link: referralLink(shopOrigin, code), reward, ...(await repo.friends(code, id, FRIENDS_MAX)) }
    },

    /** Statements for the batch of an order. They note with whose code a friend came; nobody comes by an own code. */
    async noting(token: string, email: string): Promise<D1PreparedStatement[]> {
      const referrer = cameBy === null ? null : await repo.referrer(cameBy)
      if (!referrer) return []
      const friendHash = await friendHashOf(email)
      const own = [referrer.email_hash, referrer.email === null ? null : await friendHashOf(referrer.email)]
      if (own.includes(friendHash)) return []
      if (customer && customer.id === referrer.customer_id) return []
      return [repo.noting(token, referrer, friendHash, clock().toISOString())]
    },

    /** Statements for the batch that marks an order as paid. They add the reward for a friend's first order, once. */
    async rewarding(orderId: number): Promise<D1PreparedStatement[]> {
      const [customerId, amount] = await Promise.all([repo.referrerOf(orderId), rewardCents()])
      if (customerId === null || amount === 0) return []
      return repo.rewarding({
        customerId,
        ledger: 'credit',
        kind: 'referral',
        amount,
        orderId,
        source: `friend-order-${orderId}`,
        at: clock().toISOString(),
      })
    },
  }
}

export type Referrals = ReturnType<typeof createReferralsService>
