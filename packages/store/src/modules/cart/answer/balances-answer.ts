import { formatMoney } from '@kea/shared/money'
import type { CartTotalSegment, Cart as CartType, RewardRule } from '../../../__generated__/types'
import { toMoney } from '../../../money'
import type { Cart } from '../state/cart'
import { hiddenCode } from '../state/wallet'

/** The one rule by which points are spent. */
export const POINTS_RULE = 'points'
/** The rule is told for this many points, so that its amount is in dollars. */
const RULE_POINTS = 100

const toCards = ({ wallet, totals }: Cart): CartType['applied_gift_cards'] =>
  wallet.cards.map(({ ending, balanceCents }, at) => ({
    code: hiddenCode(ending),
    applied_balance: toMoney(totals.spent.cardCents[at] ?? 0),
    current_balance: toMoney(balanceCents),
    expiration_date: null,
  }))

const toEarning = ({ pointsToEarn }: Cart): RewardRule[] =>
  pointsToEarn === 0 ? [] : [{ rule_id: POINTS_RULE, name: 'For this order, once it is paid', points: pointsToEarn }]

function toRewardPoints(cart: Cart): CartType['reward_points'] {
  const { wallet, totals } = cart
  const { savings, rules } = wallet
  if (!savings) return null
  const rule = `${RULE_POINTS} points are ${formatMoney(RULE_POINTS * rules.pointCents)}`
  return {
    balance: savings.points,
    earning_rules: toEarning(cart),
    spending: {
      points_spent: totals.spent.points,
      max_use: Math.min(savings.points, totals.pointsFit),
      rules: rules.pointCents === 0 ? [] : [{ rule_id: POINTS_RULE, name: rule, points: RULE_POINTS }],
    },
  }
}

/** Texts of the shopper; null for a missing one, and for a service that the shop does not offer. */
function toNotes({ notes, services }: Cart): CartType['additional_info'] {
  return {
    order_comment: notes.orderComment || null,
    awc: notes.affiliateClick || null,
    dropship: services.takesDropship ? (notes.dropship ?? false) : null,
    gift_message: notes.giftMessage || null,
    business_purchase: notes.businessPurchase ?? false,
    gst_number: notes.gstNumber || null,
    gst_certificate: notes.gstCertificate || null,
  }
}

/** The balances that a cart is paid with, and what its shopper writes. */
export function toBalancesAnswer(
  cart: Cart,
): Pick<
  CartType,
  | 'applied_gift_cards'
  | 'applied_store_credit'
  | 'applied_reward_points'
  | 'reward_points'
  | 'idme'
  | 'additional_info'
  | 'credit_balance'
  | 'dropship'
  | 'giftwrap'
  | 'order_comment'
> {
  const { wallet, totals, notes, services } = cart
  const wrap = services.giftWrapCents
  const { spent } = totals
  const credit = wallet.savings && toMoney(wallet.savings.creditCents)
  return {
    applied_gift_cards: toCards(cart),
    applied_store_credit: credit && {
      applied_balance: toMoney(spent.creditCents),
      current_balance: credit,
      enabled: wallet.usesCredit,
    },
    applied_reward_points:
      wallet.pointsWanted === null ? null : { points: spent.points, money: toMoney(spent.pointsCents) },
    reward_points: toRewardPoints(cart),
    idme: { enabled: false, client_id: null, group: null, verified: null },
    additional_info: toNotes(cart),
    credit_balance: credit,
    dropship: { enabled: services.takesDropship, fee: null },
    giftwrap: {
      enabled: wrap !== null,
      applied: notes.giftWrap ?? false,
      fee: wrap === null ? null : toMoney(wrap),
      message: (notes.giftWrap && notes.giftMessage) || null,
    },
    order_comment: notes.orderComment || null,
  }
}

/** Lines of the summary for what is paid with balances, by Adobe's codes. */
export function toBalanceSegments({ wallet, totals }: Cart): CartTotalSegment[] {
  const { spent } = totals
  const segment = (code: string, label: string, cents: number): CartTotalSegment[] =>
    cents === 0 ? [] : [{ code, label, amount: toMoney(-cents), area: null }]
  return [
    ...segment('reward', `${spent.points} points`, spent.pointsCents),
    ...wallet.cards.flatMap(({ ending }, at) =>
      segment('giftcardaccount', `Gift certificate ${hiddenCode(ending).slice(-6)}`, spent.cardCents[at] ?? 0),
    ),
    ...segment('customerbalance', 'Store credit', spent.creditCents),
  ]
}
