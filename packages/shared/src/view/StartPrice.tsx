import { firstViewClasses as look } from '../first-view/classes'
import type { Page } from '../page/page'
import { Price } from './Price'

/** The lowest price of a page after its prefix. */
export function StartPrice({ page: { startPrice }, prefix }: { page: Page; prefix: string }) {
  return (
    startPrice && (
      <p className={look.heroPrice}>
        {prefix}{' '}
        <Price cents={startPrice.cents} regularCents={startPrice.regularCents} className="text-xl font-semibold" />
      </p>
    )
  )
}
