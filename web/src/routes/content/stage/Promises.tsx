import { missingToFree } from '@kea/shared/delivery/free-shipping'
import { type Cents, formatMoney } from '@kea/shared/money'
import { nextStepOf } from '@kea/shared/page/next-step'
import type { Product } from '@kea/shared/page/product'
import type { Settings } from '@kea/shared/page/settings'
import { routes } from '@kea/shared/routes'
import { BadgeCheck, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useWhenNeeded } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Delivery } from './Delivery'

const HeartButton = lazyWithRetry(async () => (await import('~/features/wishlist/Heart')).HeartButton, {
  instead: null,
})

interface PromisesProps {
  settings: Settings
  product: Product
  /** Price of the choice; null without one. */
  cents: Cents | null
}

/** Delivery time and cost of what can be ordered now, and the guarantee. */
export function Promises({ settings, product, cents }: PromisesProps) {
  const hasHeart = useWhenNeeded()
  const isOrdered = ['design', 'set'].includes(nextStepOf(product).is)
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-5 border-t border-line pt-5 @xl:grid-cols-2">
        {isOrdered && <Delivery settings={settings} readyWithin={product.readyWithin} cents={cents} />}
        <ul className="grid content-start gap-3">
          {isOrdered && (
            <li className="flex gap-3">
              <Truck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kea" />
              <Shipping settings={settings} cents={cents} />
            </li>
          )}
          <li className="-ml-3 h-12">
            {hasHeart && (
              <Suspense>
                <HeartButton sku={product.sku} name={product.name} />
              </Suspense>
            )}
          </li>
          <li className="flex gap-3">
            <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kea" />
            <Link
              to={routes.page({ slug: '100-quality-guarantee' })}
              className="text-inherit underline underline-offset-4"
            >
              Something wrong? We reprint or refund.
            </Link>
          </li>
        </ul>
      </div>
    </div>
  )
}

/** The shipping cost of one piece, or what is missing to free shipping. */
function Shipping({ settings, cents }: Pick<PromisesProps, 'settings' | 'cents'>) {
  const { freeShippingCents, freeShippingText, shippingCents } = settings
  const missing = cents === null ? null : missingToFree(cents, freeShippingCents)
  return (
    <p>
      {missing === 0
        ? 'Standard shipping is free for this choice.'
        : shippingCents !== null && `Standard shipping costs ${formatMoney(shippingCents)}.`}
      {freeShippingText && <span className="block text-sm text-ink-soft">{freeShippingText}</span>}
      {missing !== null && missing > 0 && (
        <span className="block text-sm text-ink-soft">{`Add ${formatMoney(missing)} more and it’s free.`}</span>
      )}
    </p>
  )
}
