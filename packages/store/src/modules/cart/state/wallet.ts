import type { Balances, CartTotals } from '@kea/shared/cart-totals'
import type { Cents } from '@kea/shared/money'
import {
  levelOf,
  pointsFor,
  REWARD_SETTINGS,
  type RewardRules,
  readRewardRules,
} from '@kea/shared/rewards/reward-rules'
import { z } from 'zod'
import { readJson } from '../../../read-json'

/** A gift certificate that a cart is paid with. */
export interface GiftCard {
  id: number
  /** The last characters of its code. */
  ending: string
  balanceCents: Cents
}

/** What a customer has; null for a guest. */
interface Savings {
  creditCents: Cents
  points: number
  /** All points that orders have brought. */
  earned: number
  hasJoined: boolean
}

/** What a cart is paid with besides money. */
export interface Wallet {
  cards: readonly GiftCard[]
  usesCredit: boolean
  /** The most points that are used; null for none. */
  pointsWanted: number | null
  savings: Savings | null
  rules: RewardRules
}

/** Of a guest without gift certificates. */
export const NO_WALLET: Wallet = {
  cards: [],
  usesCredit: false,
  pointsWanted: null,
  savings: null,
  rules: readRewardRules(new Map()),
}

/** Changes of a wallet; missing fields stay unchanged. */
export type WalletChange = Partial<Pick<Wallet, 'cards' | 'usesCredit' | 'pointsWanted'>>

/** More points than anybody has. */
export const ALL_POINTS = 1_000_000_000

export const hiddenCode = (ending: string): string => `••••-••••-••••-••••-${ending}`

export interface WalletRow {
  customer_id: number | null
  uses_credit: number
  points_wanted: number | null
  credit_cents: number
  points: number
  points_earned: number
  has_joined: number
  /** JSON lists of rows. */
  cards: string
  reward_settings: string
}

const cardRows = z.array(z.object({ id: z.number(), ending: z.string(), balance_cents: z.number() }))
const settingRows = z.array(z.object({ key: z.string(), value: z.string() }))

const sum = (ledger: string, condition = '') => `(SELECT coalesce(sum(amount), 0) FROM ledger_entries e
  WHERE e.customer_id = carts.customer_id AND e.ledger = '${ledger}'${condition})`

/** Columns of `carts` for `WalletRow`. A certificate that was paid back has nothing left. */
export const WALLET = `customer_id, uses_credit, points_wanted,
  ${sum('credit')} AS credit_cents, ${sum('points')} AS points,
  ${sum('points', " AND e.kind IN ('earned', 'withdrawn')")} AS points_earned,
  EXISTS (SELECT 1 FROM reward_accounts a WHERE a.customer_id = carts.customer_id AND a.joined_at IS NOT NULL) AS has_joined,
  (SELECT json_group_array(json_object('id', g.id, 'ending', c.ending, 'balance_cents',
      iif(g.state = 'mailed', g.balance_cents, 0)))
    FROM cart_gift_cards c JOIN gift_certificates g ON g.id = c.gift_id WHERE c.cart_id = carts.id) AS cards,
  (SELECT json_group_array(json_object('key', key, 'value', value)) FROM config_values
    WHERE key IN (${REWARD_SETTINGS.map((key) => `'${key}'`).join(', ')})) AS reward_settings`

export const toWallet = (row: WalletRow): Wallet => ({
  cards: readJson(cardRows, row.cards).map(({ id, ending, balance_cents }) => ({
    id,
    ending,
    balanceCents: balance_cents,
  })),
  usesCredit: row.uses_credit === 1,
  pointsWanted: row.points_wanted,
  savings:
    row.customer_id === null
      ? null
      : {
          creditCents: row.credit_cents,
          points: row.points,
          earned: row.points_earned,
          hasJoined: row.has_joined === 1,
        },
  rules: readRewardRules(new Map(readJson(settingRows, row.reward_settings).map(({ key, value }) => [key, value]))),
})

/** What its shopper wants to use. */
export const balancesOf = ({ cards, usesCredit, pointsWanted, savings, rules }: Wallet): Balances => ({
  cardCents: cards.map(({ balanceCents }) => balanceCents),
  creditCents: usesCredit ? (savings?.creditCents ?? 0) : 0,
  points: Math.min(pointsWanted ?? 0, savings?.points ?? 0),
  pointCents: rules.pointCents,
})

/** The points that the goods will bring once they are paid; 0 for a guest. Balances bring none. */
export function pointsToEarn({ savings, rules }: Wallet, goodsCents: Cents, { grandTotalCents }: CartTotals): number {
  if (!savings) return 0
  const level = savings.hasJoined ? levelOf(savings.earned, rules.levels) : null
  return pointsFor(Math.min(goodsCents, grandTotalCents), rules, level)
}
