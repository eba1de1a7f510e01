import { PRODUCTS_ANCHOR } from '@kea/shared/first-view/hero'
import type { Card } from '@kea/shared/page/card'
import { useQuery } from '@tanstack/react-query'
import { cardsQuery } from '~/features/products/cards'
import { type CardText, ProductCard } from '~/features/products/ProductCard'
import { LazyHeart } from '~/features/wishlist/LazyHeart'
import { classNames } from '~/lib/class-names'
import { Section } from '~/ui/Section'
import type { WidgetItem } from '../parse-content'
import type { WidgetProps } from '../widget'

interface Columns {
  className: string
  /** Of the pictures. */
  sizes: string
}

/** Column widths of a page of 100rem with its padding and gaps. */
const THREE: Columns = {
  className: 'sm:grid-cols-2 lg:grid-cols-3',
  sizes:
    '(min-width: 1600px) 485px, (min-width: 1024px) calc(33.33vw - 48px), (min-width: 640px) calc(50vw - 32px), calc(100vw - 40px)',
}
const COLUMNS: Record<string, Columns> = {
  '2': {
    className: 'sm:grid-cols-2',
    sizes:
      '(min-width: 1600px) 740px, (min-width: 1024px) calc(50vw - 60px), (min-width: 640px) calc(50vw - 32px), calc(100vw - 40px)',
  },
  '4': {
    className: 'sm:grid-cols-2 lg:grid-cols-4',
    sizes:
      '(min-width: 1600px) 358px, (min-width: 1024px) calc(25vw - 42px), (min-width: 640px) calc(50vw - 32px), calc(100vw - 40px)',
  },
  '5': {
    className: 'grid-cols-2 max-sm:gap-x-4 lg:grid-cols-5',
    sizes: '(min-width: 1600px) 282px, (min-width: 1024px) calc(20vw - 38px), calc(50vw - 32px)',
  },
}

/** Returns the product of an item's sku with its live price; undefined without a sku. */
function useLiveCards(items: readonly WidgetItem[]) {
  const skus = items.flatMap(({ data }) => (data.sku ? [data.sku] : []))
  const { data, isPending } = useQuery(cardsQuery(skus))
  const live = (item: WidgetItem): Card | 'loading' | undefined => {
    if (!item.data.sku) return undefined
    return isPending ? 'loading' : data?.find(({ sku }) => sku === item.data.sku)
  }
  return live
}

const cardOf = ({ data, href }: WidgetItem): CardText => {
  const { title = '', picture = '', alt = '', text = '', price = '', button = '' } = data
  return { path: href, title, picture, alt, text, price, button }
}

/** Products as large pictures. */
export function ProductGrid({ data, items }: WidgetProps) {
  const live = useLiveCards(items)
  const { className, sizes } = COLUMNS[data.columns ?? ''] ?? THREE
  return (
    <Section id={PRODUCTS_ANCHOR} {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <ul className={classNames('grid gap-x-6 gap-y-10', className)}>
        {items.map((item) => (
          <li key={item.href} className="relative">
            <ProductCard card={cardOf(item)} live={live(item)} level={data.level} sizes={sizes} />
            {item.data.sku && <LazyHeart sku={item.data.sku} name={item.data.title ?? ''} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
