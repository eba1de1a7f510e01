import type { Product } from '@kea/shared/page/product'
import { useEffect, useState } from 'react'
import type { Choice } from '~/features/product-choice/choice'
import { ButtonLink } from '~/ui/Button'
import { Price } from '~/ui/Price'

/** True once the hero's own button has left the screen; two of them at a time would be one too many. */
function useIsPastHero(): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const hero = document.querySelector('main h1')?.parentElement
    if (!hero) return
    const observer = new IntersectionObserver(([entry]) => {
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(hero)
    return () => observer.disconnect()
  }, [])
  return isPast
}

/** On phones: what is chosen, what it costs and the one next step, always under the thumb. */
export function BuyBar({ product, choice }: { product: Product; choice: Choice }) {
  const isShown = useIsPastHero()
  if (!isShown || !choice.startHref || !product.inStock) return null
  const titles = product.options
    .flatMap((option) => option.choices)
    .filter(({ uid }) => choice.chosen.includes(uid))
    .map(({ title }) => title)
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex animate-rise items-center justify-between gap-4 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="min-w-0">
        {choice.price && (
          <Price
            cents={choice.price.unitCents}
            regularCents={choice.price.regularUnitCents}
            className="block text-lg font-semibold"
          />
        )}
        <span className="block truncate text-sm text-ink-soft">{titles[0] ?? product.name}</span>
      </p>
      <ButtonLink to={choice.startHref} className="shrink-0">
        Start Order
      </ButtonLink>
    </div>
  )
}
