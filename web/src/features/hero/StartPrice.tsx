import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { Page } from '@kea/shared/page/page'
import { Price } from '~/ui/Price'

/** The lowest price of a page after its prefix. */
export function StartPrice({ page: { startPrice }, prefix }: { page: Page; prefix: string }) {
  return (
    startPrice && (
      <p className={classes.heroPrice}>
        {prefix}{' '}
        <Price cents={startPrice.cents} regularCents={startPrice.regularCents} className="text-xl font-semibold" />
      </p>
    )
  )
}
