import {
  levelBenefit,
  levelOf,
  pointsFor,
  pointsToNext,
  REWARD_SETTINGS,
  type RewardRules,
  readRewardRules,
} from '@kea/shared/rewards/reward-rules'
import { type Clock, daysFrom } from '../../clock'
import type { Ledger } from '../ledger/service'
import type { SettingsService } from '../settings/service'
import { pointsEarnedMail, pointsEndingMail } from './mails'
import { type EndingPoints, type RewardAccount, type RewardsRepo, TO_REMIND } from './repo'

interface Dependencies {
  repo: RewardsRepo
  ledger: Pick<Ledger, 'history'>
  settings: SettingsService
  siteUrl: string | null
  clock: Clock
  /** The id of the customer who calls. Refuses a guest. */
  customerId: () => number
}

/** A paid order, as far as its points need it. */
interface PaidOrder {
  order: {
    id: number
    number: string
    token: string
    email: string
    customer_id: number | null
    subtotal_cents: number
    gift_wrap_cents: number
    total_cents: number
  }
  lines: readonly { gift: string | null; row_cents: number }[]
}

/** Customers per tick. The rest follows in the next minute. */
const AT_ONCE = 20
/** Days before the end of points on which the mail is written. */
const REMIND_DAYS = 30
/** How far a tick looks back: longer than the shop is ever down. */
const LOOK_BACK_DAYS = 5
const HISTORY_MAX = 100

/** The money paid for products: without the courier, gift certificates (which pay later orders) and what balances paid. */
function productCents({ order, lines }: PaidOrder): number {
  const giftCents = lines.reduce((sum, { gift, row_cents }) => sum + (gift === null ? 0 : row_cents), 0)
  return Math.min(order.subtotal_cents - order.gift_wrap_cents - giftCents, order.total_cents - giftCents)
}

/** The level that counts for new points: only of a customer who has joined. */
const ownLevel = ({ joined_at, earned }: RewardAccount, { levels }: RewardRules) =>
  joined_at === null ? null : levelOf(earned, levels)

const endOf = (activeAt: string, days: number): Date => daysFrom(new Date(activeAt), days)

export function createRewards({ repo, ledger, settings, siteUrl, clock, customerId }: Dependencies) {
  const rules = async (): Promise<RewardRules> =>
    readRewardRules(
      new Map((await settings.configValues(REWARD_SETTINGS)).map(({ key, value }) => [key, value] as const)),
    )

  const mailParts = async (name: string, email: string, points: number, { pointCents }: RewardRules) => ({
    name,
    email,
    points,
    cents: points * pointCents,
    shop: await settings.names(),
    siteUrl,
  })

  const remind = async (ending: EndingPoints, all: RewardRules): Promise<void> => {
    const name = `${ending.customer_id}-${ending.active_at}`
    const parts = await mailParts(name, ending.email, ending.balance, all)
    await repo.remind(pointsEndingMail({ ...parts, at: endOf(ending.active_at, all.days) }), clock().toISOString())
  }

  return {
    rules,
    account: (id: number) => repo.account(id),
    history: async (id: number) => (await ledger.history(id, 'points', { limit: HISTORY_MAX, offset: 0 })).entries,

    /** When the points end; null if they do not, or there are none. */
    endsAt: ({ balance, active_at }: RewardAccount, { days }: RewardRules): string | null =>
      balance > 0 && active_at !== null && days > 0 ? endOf(active_at, days).toISOString() : null,

    /** The level of a customer, or the one that joining would give; null if the shop has no levels. */
    async level(id: number) {
      const [all, { earned, joined_at }] = await Promise.all([rules(), repo.account(id)])
      const level = levelOf(earned, all.levels)
      if (!level) return null
      return {
        level_id: String(all.levels.indexOf(level) + 1),
        name: level.name,
        joined: joined_at !== null,
        points_to_next: pointsToNext(earned, all.levels),
        benefits: [levelBenefit(level, all)],
      }
    },

    join: (): Promise<void> => repo.join(customerId(), clock().toISOString()),
    chooseMails: (earned: boolean, ending: boolean): Promise<void> => repo.chooseMails(customerId(), earned, ending),

    /** Statements for the batch that marks an order as paid. They add its points once. */
    async earning(paid: PaidOrder): Promise<D1PreparedStatement[]> {
      const { order } = paid
      if (order.customer_id === null) return []
      const [all, account] = await Promise.all([rules(), repo.account(order.customer_id)])
      const points = pointsFor(productCents(paid), all, ownLevel(account, all))
      if (points === 0) return []
      const mail =
        account.mails_earned === 1 ? pointsEarnedMail(await mailParts(order.token, order.email, points, all)) : null
      return repo.earning(
        {
          customerId: order.customer_id,
          ledger: 'points',
          kind: 'earned',
          amount: points,
          orderId: order.id,
          source: `order-${order.id}`,
          at: clock().toISOString(),
        },
        mail,
      )
    },

    /** Ends old points, and mails those whose points end soon. */
    async endOld(): Promise<void> {
      const all = await rules()
      if (all.days === 0) return
      const between = (days: number) =>
        [daysFrom(clock(), -days - LOOK_BACK_DAYS), daysFrom(clock(), -days)].map((at) => at.toISOString()) as [
          string,
          string,
        ]
      for (const old of await repo.lastActive(...between(all.days), AT_ONCE)) {
        await repo.expire(old, clock().toISOString())
      }
      if (all.days <= REMIND_DAYS) return
      for (const ending of await repo.lastActive(...between(all.days - REMIND_DAYS), AT_ONCE, TO_REMIND)) {
        await remind(ending, all)
      }
    },
  }
}

export type Rewards = ReturnType<typeof createRewards>
