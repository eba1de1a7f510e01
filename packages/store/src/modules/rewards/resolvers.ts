import type { RewardRules } from '@kea/shared/rewards/reward-rules'
import type { Resolvers } from '../../__generated__/resolvers'
import type { RewardPointsAmount, RewardPointsSubscriptionStatusesEnum } from '../../__generated__/types'
import { toMoney } from '../../money'
import { toSqlTime } from '../../sql-time'
import { entryText } from '../ledger/entry'

/** Rates are answered for this many points, so that the amount is in dollars. */
const RATE_POINTS = 100

const amountOf = (points: number, { pointCents }: RewardRules): RewardPointsAmount => ({
  points,
  money: toMoney(points * pointCents),
})

const status = (isOn: boolean): RewardPointsSubscriptionStatusesEnum => (isOn ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED')

const mailsOf = (earned: boolean, ending: boolean) => ({
  balance_updates: status(earned),
  points_expiration_notifications: status(ending),
})

/** A customer without an id has just registered and has no points. */
export const rewardsResolvers: Resolvers = {
  Customer: {
    rewardInformation: async ({ id }, _, { services }) => ({
      available_amount: id ? await services.ledger.balance(id, 'points') : 0,
    }),
    reward_points: ({ id }) => ({ customerId: id ?? null }),
    loyalty_level: ({ id }, _, { services }) => (id ? services.rewards.level(id) : null),
  },
  RewardPoints: {
    balance: async ({ customerId }, _, { services: { rewards, ledger } }) =>
      amountOf(customerId === null ? 0 : await ledger.balance(customerId, 'points'), await rewards.rules()),
    balance_history: async ({ customerId }, _, { services: { rewards } }) => {
      if (customerId === null) return []
      const rules = await rewards.rules()
      return (await rewards.history(customerId)).map((entry) => ({
        balance: amountOf(entry.balance, rules),
        change_reason: entryText(entry),
        date: toSqlTime(entry.at),
        points_change: entry.amount,
      }))
    },
    exchange_rates: async (_, __, { services }) => {
      const { pointsPerDollar, pointCents } = await services.rewards.rules()
      return {
        earning: { points: pointsPerDollar, currency_amount: 1 },
        redemption: { points: RATE_POINTS, currency_amount: (RATE_POINTS * pointCents) / 100 },
      }
    },
    subscription_status: async ({ customerId }, _, { services }) => {
      if (customerId === null) return null
      const { mails_earned, mails_ending } = await services.rewards.account(customerId)
      return mailsOf(mails_earned === 1, mails_ending === 1)
    },
    ends_at: async ({ customerId }, _, { services: { rewards } }) => {
      if (customerId === null) return null
      const at = rewards.endsAt(await rewards.account(customerId), await rewards.rules())
      return at && toSqlTime(at)
    },
  },
  Mutation: {
    joinLoyaltyLevel: async (_, __, { services }) => {
      const { id } = services.customers.current()
      await services.rewards.join()
      return { loyalty_level: await services.rewards.level(id), user_errors: [] }
    },
    updateRewardMails: async (_, { balance_updates, points_expiration_notifications }, { services }) => {
      await services.rewards.chooseMails(balance_updates, points_expiration_notifications)
      return mailsOf(balance_updates, points_expiration_notifications)
    },
  },
}
