import { toCents } from '@kea/shared/money'
import type { SearchHit } from '@kea/shared/search/search'
import { Price } from '~/ui/Price'

/** What a hit costs at least; nothing where nothing is sold. */
export function HitPrice({ hit, className }: { hit: SearchHit; className?: string }) {
  if (hit.final_price === null) return null
  return (
    <span className={className}>
      From <Price cents={toCents(hit.final_price)} />
    </span>
  )
}
