import { toCents } from '@kea/shared/money'
import type { SearchHit } from '@kea/shared/search/search'
import { Price } from '@kea/shared/view/Price'

/** The lowest price of a hit; empty for a page without a product. */
export function HitPrice({ hit, className }: { hit: SearchHit; className?: string }) {
  if (hit.final_price === null) return null
  return (
    <span className={className}>
      From{' '}
      <Price
        cents={toCents(hit.final_price)}
        regularCents={hit.regular_price == null ? null : toCents(hit.regular_price)}
      />
    </span>
  )
}
