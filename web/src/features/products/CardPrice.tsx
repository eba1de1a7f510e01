import type { Card } from '@kea/shared/page/card'
import { percentOff } from '@kea/shared/page/card'
import { Price } from '@kea/shared/view/Price'

interface CardPriceProps {
  /** The editor's price text, shown without a live price. */
  text: string
  live: Card | 'loading' | undefined
}

/** The lowest price of a product. An offer adds the regular price and the discount. */
export function CardPrice({ text, live }: CardPriceProps) {
  if (live === 'loading') return <span aria-hidden="true" className="h-5 w-24 animate-pulse rounded bg-mist" />
  if (!live || live.cents === null)
    return text === '' ? null : <span className="shrink-0 tabular-nums max-sm:text-sm">{text}</span>
  if (!live.inStock) return <span className="shrink-0 text-sm text-ink-soft">OUT OF STOCK</span>
  const percent = percentOff(live)
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 max-sm:text-sm">
      <span>
        From <Price cents={live.cents} regularCents={live.regularCents} />
      </span>
      {percent !== null && <span className="text-sm font-semibold text-underwing-ink">{percent}% off</span>}
    </span>
  )
}
