import { type Cents, formatMoney, toCents } from '@kea/shared/money'
import { levelBenefit, REWARD_SETTINGS, type RewardRules, readRewardRules } from '@kea/shared/rewards/reward-rules'
import { ChooseRewardMailsDocument } from '~/api/__generated__/documents/ChooseRewardMails'
import { JoinLoyaltyLevelDocument } from '~/api/__generated__/documents/JoinLoyaltyLevel'
import { RewardPolicyDocument } from '~/api/__generated__/documents/RewardPolicy'
import { RewardSettingsDocument } from '~/api/__generated__/documents/RewardSettings'
import { RewardsDocument } from '~/api/__generated__/documents/Rewards'
import { RewardsEndDocument } from '~/api/__generated__/documents/RewardsEnd'
import type { RewardsQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { dateOf, type LedgerEntry, pointsText, signed } from '../balances/ledger-entry'

export interface Level {
  name: string
  isJoined: boolean
  /** Null at the highest level. */
  toNext: number | null
  benefits: readonly string[]
}

export interface Rewards {
  points: number
  /** What the points are worth. */
  worth: Cents
  /** Sentences about earning and spending. */
  rules: string[]
  entries: LedgerEntry[]
  mails: { earned: boolean; ending: boolean }
  /** Null for a shop without levels. */
  level: Level | null
}

type RewardPoints = NonNullable<NonNullable<RewardsQuery['customer']>['reward_points']>

/** The rules by which points are earned and spent. A rate of 0 has no sentence. */
function rulesOf({ exchange_rates: rates }: Pick<RewardPoints, 'exchange_rates'>): string[] {
  const { earning, redemption } = rates ?? {}
  const dollars = (amount: number) => formatMoney(toCents(amount)).replace('.00', '')
  return [
    ...(earning?.points
      ? [
          `You earn ${pointsText(earning.points)} for each ${dollars(earning.currency_amount)} that you pay for products.`,
        ]
      : []),
    ...(redemption?.currency_amount
      ? [`${pointsText(redemption.points)} are worth ${dollars(redemption.currency_amount)}.`]
      : []),
  ]
}

export function rewardsOf({ customer }: RewardsQuery): Rewards {
  if (!customer) throw new ShopError('unauthorised', '')
  const { reward_points: points, loyalty_level: level, rewardInformation } = customer
  const mails = points?.subscription_status
  return {
    points: rewardInformation?.available_amount ?? 0,
    worth: toCents(points?.balance?.money.value ?? 0),
    rules: points ? rulesOf(points) : [],
    entries: (points?.balance_history ?? []).flatMap((entry) =>
      entry
        ? {
            text: entry.change_reason,
            date: dateOf(entry.date),
            change: signed(entry.points_change, pointsText),
            balance: pointsText(entry.balance?.points ?? 0),
          }
        : [],
    ),
    mails: {
      earned: mails?.balance_updates === 'SUBSCRIBED',
      ending: mails?.points_expiration_notifications === 'SUBSCRIBED',
    },
    level: level && {
      name: level.name,
      isJoined: level.joined,
      toNext: level.points_to_next,
      benefits: level.benefits ?? [],
    },
  }
}

/** An order may have been paid meanwhile, so each visit reads them again. */
export const rewardsQuery = gqlQuery(RewardsDocument, {}, rewardsOf, 0)

/** The date on which the points end; '' if they do not. Our own store alone knows it. */
export const rewardsEndQuery = gqlQuery(
  RewardsEndDocument,
  {},
  ({ customer }) => dateOf(customer?.reward_points?.ends_at),
  0,
)

export const rewardRulesQuery = gqlQuery(
  RewardSettingsDocument,
  { fields: REWARD_SETTINGS },
  ({ configvalues }): RewardRules =>
    readRewardRules(new Map((configvalues ?? []).flatMap((one) => (one ? [[one.key, one.value ?? '']] : [])))),
  STALE.settings,
)

/** The text of the policy, as HTML; '' for a shop without one. */
export const rewardPolicyQuery = gqlQuery(
  RewardPolicyDocument,
  {},
  ({ cmsBlocks }) => cmsBlocks?.items?.[0]?.content ?? '',
  STALE.settings,
)

/** All levels of the shop: name, condition and what it brings. */
export const levelLines = (rules: RewardRules) =>
  rules.levels.map((level) => ({
    name: level.name,
    from: level.from === 0 ? 'From the start' : `From ${pointsText(level.from)} earned`,
    benefit: levelBenefit(level, rules),
  }))

const refresh = () => queryClient.invalidateQueries({ queryKey: ['Rewards'] })

export async function joinLevels(): Promise<void> {
  const { joinLoyaltyLevel: answer } = await callShop(JoinLoyaltyLevelDocument, {})
  const [problem] = answer?.user_errors ?? []
  if (problem) throw new ShopError('input', problem.message)
  await refresh()
}

export async function chooseMails(mails: Rewards['mails']): Promise<void> {
  await callShop(ChooseRewardMailsDocument, mails)
  await refresh()
}
