import { PRODUCTS_ANCHOR } from '@kea/shared/first-view/hero'
import { useQuery } from '@tanstack/react-query'
import { type Card, cardsQuery } from '~/features/products/cards'
import { type CardText, ProductCard } from '~/features/products/ProductCard'
import { classNames } from '~/lib/class-names'
import { Section } from '~/ui/Section'
import type { WidgetItem } from '../parse-content'
import type { WidgetProps } from '../widget'
import { unevenSpans } from './uneven-spans'

const SPANS: Record<number, string> = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  7: 'lg:col-span-7',
  12: 'lg:col-span-12',
}
const COLUMNS: Record<string, string> = { '2': 'sm:grid-cols-2', '4': 'sm:grid-cols-2 lg:grid-cols-4' }

/** In two columns: the first item, and the last one if its row has no other. */
const isWholeRow = (at: number, count: number): boolean => at === 0 || (at === count - 1 && at % 2 === 1)

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
  const isUneven = data.layout === 'uneven'
  const spans = isUneven ? unevenSpans(items.length) : []
  return (
    <Section id={PRODUCTS_ANCHOR} {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <ul
        className={classNames(
          'grid gap-x-6 gap-y-10',
          isUneven
            ? 'sm:grid-cols-2 lg:grid-cols-12'
            : (COLUMNS[data.columns ?? ''] ?? 'sm:grid-cols-2 lg:grid-cols-3'),
        )}
      >
        {items.map((item, at) => (
          <li
            key={item.href}
            className={classNames(
              isUneven && isWholeRow(at, items.length) && 'max-lg:col-span-2',
              SPANS[spans[at] ?? 0],
            )}
          >
            <ProductCard card={cardOf(item)} live={live(item)} level={data.level} span={spans[at] ?? null} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
