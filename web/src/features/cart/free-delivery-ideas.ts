import { GIFT_SKU } from '@kea/shared/gift/gift'
import { type Cents, fromCents } from '@kea/shared/money'
import { type Card, toCard } from '@kea/shared/page/card'
import { ProductsFromPriceDocument } from '~/api/__generated__/documents/ProductsFromPrice'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

const IDEAS_MAX = 3
/** What costs more than this above the missing amount is no small addition. */
const ABOVE_MAX: Cents = 2_000

/** The cheapest products that cost at least so much. */
export const productsFromQuery = (cents: Cents) =>
  gqlQuery(
    ProductsFromPriceDocument,
    { from: fromCents(cents).toFixed(2) },
    ({ products }) => (products?.items ?? []).filter((product) => product !== null).map(toCard),
    STALE.page,
  )

/**
 * Products that bring a cart to free delivery and cost little more. A certificate is no goods and brings it no closer, and
 * what is in the cart already is no idea.
 */
export function ideasFor(missingCents: Cents, cards: readonly Card[], inCart: readonly string[]): Card[] {
  const isNew = ({ sku }: Card) => sku !== GIFT_SKU && !inCart.includes(sku)
  return cards
    .filter((card) => {
      const { cents, inStock } = card
      return inStock && cents !== null && cents >= missingCents && cents <= missingCents + ABOVE_MAX && isNew(card)
    })
    .slice(0, IDEAS_MAX)
}
