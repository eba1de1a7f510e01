import { inputRefusal, missingRefusal, Refusal } from '../../../refusal'
import { countAttempt, orTooManyAttempts } from '../../coupons/attempts'
import { endingOf, UNKNOWN_CODE } from '../../gifts/gift-code'
import type { GiftsService } from '../../gifts/service'
import type { DailyUse } from '../../limits/daily-use'
import type { CartService } from '../service'
import type { Cart } from '../state/cart'
import { ALL_POINTS, type GiftCard, hiddenCode, type Wallet } from '../state/wallet'

interface Dependencies {
  cart: CartService
  gifts: Pick<GiftsService, 'byCode'>
  dailyUse: DailyUse
}

/** More than anybody pays one order with. */
const CARDS_MAX = 10

const requireLines = ({ lines }: Cart): void => {
  if (lines.length === 0) throw missingRefusal('Cart does not contain products.')
}

const requireSavings = ({ savings }: Wallet, what: string): NonNullable<Wallet['savings']> => {
  if (!savings) throw new Refusal('graphql-authorization', `Log in to use your ${what}.`)
  return savings
}

/** The certificate with this code, as the cart has it: whole, or as the cart's answer shows it. */
async function isCard(card: GiftCard, typed: string, idOf: () => Promise<number | null>): Promise<boolean> {
  return typed === hiddenCode(card.ending) || card.id === (await idOf())
}

/** The gift certificates, store credit and reward points of a cart. */
export function createCartBalances({ cart, gifts, dailyUse }: Dependencies) {
  const wantPoints = (maskedId: string, wanted: number): Promise<Cart> =>
    cart.change(maskedId, {
      decide(opened) {
        requireLines(opened)
        const { points } = requireSavings(opened.wallet, 'points')
        if (points === 0) throw inputRefusal('You have no points yet.')
        if (wanted !== ALL_POINTS && wanted > points) throw inputRefusal(`You have ${points} points.`)
        return { wallet: { pointsWanted: wanted } }
      },
    })

  const dropPoints = (maskedId: string): Promise<Cart> =>
    cart.change(maskedId, {
      decide: ({ wallet }) => (wallet.pointsWanted === null ? null : { wallet: { pointsWanted: null } }),
    })

  return {
    /** Adds a gift certificate, or refuses its code. Both count as an attempt. */
    async applyCard(maskedId: string, code: string): Promise<Cart> {
      await cart.open(maskedId)
      await countAttempt(dailyUse)
      const found = await gifts.byCode(code)
      if (found?.state !== 'mailed') throw missingRefusal(UNKNOWN_CODE)
      const card = { id: found.id, ending: endingOf(code), balanceCents: found.balance_cents }
      return orTooManyAttempts(
        cart.change(maskedId, {
          decide(opened) {
            requireLines(opened)
            const { cards } = opened.wallet
            if (cards.some(({ id }) => id === card.id)) {
              throw inputRefusal('This gift certificate is in your cart already.')
            }
            if (card.balanceCents === 0) throw inputRefusal('This gift certificate has been used up.')
            if (cards.length >= CARDS_MAX) {
              throw inputRefusal(`An order can be paid with up to ${CARDS_MAX} gift certificates.`)
            }
            return { wallet: { cards: [...cards, card] } }
          },
        }),
      )
    },

    removeCard: (maskedId: string, typed: string): Promise<Cart> =>
      cart.change(maskedId, {
        async decide({ wallet: { cards } }) {
          const idOf = async () => (await gifts.byCode(typed))?.id ?? null
          const kept: GiftCard[] = []
          for (const card of cards) if (!(await isCard(card, typed, idOf))) kept.push(card)
          if (kept.length === cards.length) throw missingRefusal('This gift certificate is not in your cart.')
          return { wallet: { cards: kept } }
        },
      }),

    applyCredit: (maskedId: string): Promise<Cart> =>
      cart.change(maskedId, {
        decide(opened) {
          requireLines(opened)
          const { creditCents } = requireSavings(opened.wallet, 'store credit')
          if (creditCents === 0) throw inputRefusal('You have no store credit.')
          return { wallet: { usesCredit: true } }
        },
      }),

    removeCredit: (maskedId: string): Promise<Cart> =>
      cart.change(maskedId, { decide: ({ wallet }) => (wallet.usesCredit ? { wallet: { usesCredit: false } } : null) }),

    /** Uses as many points as fit. */
    applyPoints: (maskedId: string): Promise<Cart> => wantPoints(maskedId, ALL_POINTS),
    removePoints: dropPoints,

    /** Uses up to this many points; none for 0. */
    spendPoints(maskedId: string, points: number): Promise<Cart> {
      if (!Number.isSafeInteger(points) || points < 0) throw inputRefusal('Type a whole number of points.')
      return points === 0 ? dropPoints(maskedId) : wantPoints(maskedId, points)
    },
  }
}
