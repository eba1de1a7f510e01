import type { Balances as SpendableBalances } from '@kea/shared/cart-totals'
import { type Cents, toCents } from '@kea/shared/money'
import type { CartCheckoutFragment } from '~/api/__generated__/types'

/** What a cart is paid with besides money. */
export interface Balances {
  /** The applied gift certificates: `code` shows its last characters only. */
  cards: { code: string; usedCents: Cents; balanceCents: Cents }[]
  /** Store credit; null for a guest, and for a customer without any. */
  credit: { isUsed: boolean; usedCents: Cents; balanceCents: Cents } | null
  /** Reward points; null for a guest, and for a customer without any. */
  points: { isUsed: boolean; used: number; usedCents: Cents; balance: number; maxUse: number; rule: string } | null
  /** The points that the order will bring. */
  earns: number
}

export const NO_BALANCES: Balances = { cards: [], credit: null, points: null, earns: 0 }

/** Carts whose balances were not asked for have none. */
type BalancesData = Partial<CartCheckoutFragment>

const cents = (money: { value?: number | null } | null | undefined): Cents => toCents(money?.value ?? 0)

function toCredit({ applied_store_credit: credit }: BalancesData): Balances['credit'] {
  const balanceCents = cents(credit?.current_balance)
  const isUsed = credit?.enabled ?? false
  return balanceCents === 0 && !isUsed ? null : { isUsed, usedCents: cents(credit?.applied_balance), balanceCents }
}

function toPoints({ applied_reward_points: applied, reward_points: all }: BalancesData): Balances['points'] {
  const balance = all?.balance ?? 0
  if (balance === 0 && !applied) return null
  return {
    isUsed: applied != null,
    used: applied?.points ?? 0,
    usedCents: cents(applied?.money),
    balance,
    maxUse: all?.spending?.max_use ?? 0,
    rule: all?.spending?.rules?.[0]?.name ?? '',
  }
}

export const toBalances = (data: BalancesData): Balances => ({
  cards: (data.applied_gift_cards ?? []).flatMap((card) =>
    card?.code
      ? [{ code: card.code, usedCents: cents(card.applied_balance), balanceCents: cents(card.current_balance) }]
      : [],
  ),
  credit: toCredit(data),
  points: toPoints(data),
  earns: (data.reward_points?.earning_rules ?? []).reduce((sum, rule) => sum + (rule?.points ?? 0), 0),
})

/** What the shopper wants to use. Points keep their number until the store has answered. */
export const spendable = ({ cards, credit, points }: Balances): SpendableBalances => ({
  cardCents: cards.map(({ balanceCents }) => balanceCents),
  creditCents: credit?.isUsed ? credit.balanceCents : 0,
  points: points?.used ?? 0,
  pointCents: points && points.used > 0 ? points.usedCents / points.used : 0,
})

/** `••••-••••-••••-••••-0123` as a label: its dots would only be in the way. */
export const cardLabel = (code: string): string => `Gift certificate …${code.slice(-4)}`

/** The lines of the summary. */
export const balanceRows = ({ cards, credit, points }: Balances): { label: string; cents: Cents }[] =>
  [
    { label: `${points?.used ?? 0} points`, cents: points?.usedCents ?? 0 },
    ...cards.map(({ code, usedCents }) => ({ label: cardLabel(code), cents: usedCents })),
    { label: 'Store credit', cents: credit?.usedCents ?? 0 },
  ].filter(({ cents: paid }) => paid > 0)
