import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cardsQuery, relatedQuery } from '~/features/products/cards'
import { type CardText, ProductCard } from '~/features/products/ProductCard'
import { LazyHeart } from '~/features/wishlist/LazyHeart'
import { forgetViewed, readViewed, type Viewed } from '~/lib/recently-viewed'
import { Button } from '~/ui/Button'
import { Section } from '~/ui/Section'

const SHOWN_MAX = 4

/** Related products; nothing where the shop lists none. */
export function RelatedProducts({ sku }: { sku: string }) {
  const { data: skus = [] } = useQuery(relatedQuery(sku))
  const { data: cards = [] } = useQuery(cardsQuery(skus))
  // The answer is not in the order of the request.
  const inOrder = skus.flatMap((wanted) => cards.find((card) => card.sku === wanted) ?? [])
  if (inOrder.length === 0) return null
  return (
    <Section title="Goes with it">
      <Row>
        {inOrder.slice(0, SHOWN_MAX).map((card) => (
          <li key={card.sku} className="relative">
            <ProductCard card={textOf(card)} live={card} />
            <LazyHeart sku={card.sku} name={card.name} />
          </li>
        ))}
      </Row>
    </Section>
  )
}

/** Products that were viewed before on this device. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const [viewed, setViewed] = useState(readViewed)
  const others = viewed.filter((entry) => entry.sku !== sku).slice(0, SHOWN_MAX)
  if (others.length === 0) return null
  const forget = () => {
    forgetViewed()
    setViewed([])
  }
  return (
    <Section title="Recently viewed">
      <Row>
        {others.map((entry) => (
          <li key={entry.sku} className="relative">
            <ProductCard card={textOf(entry)} live={undefined} />
            <LazyHeart sku={entry.sku} name={entry.name} />
          </li>
        ))}
      </Row>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        This list stays on your device.
        <Button look="quiet" onClick={forget} className="-mx-3">
          Clear it
        </Button>
      </p>
    </Section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">{children}</ul>
}

const textOf = ({ name, path, picture }: Pick<Viewed, 'name' | 'path' | 'picture'>): CardText => ({
  path,
  title: name,
  picture,
})
