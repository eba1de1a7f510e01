import { PRODUCTS_ANCHOR } from '@kea/shared/first-view/hero'
import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetItem } from './parse-content'
import type { WidgetProps } from './widget'

/** Products as large pictures. Three of them stand unevenly: one double, two beside it. */
export function ProductGrid({ data, items }: WidgetProps) {
  const isUneven = items.length === 3 && data.columns !== '3'
  const columns = data.columns === '2' ? 'lg:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <Section id={PRODUCTS_ANCHOR} {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <ul className={classNames('grid gap-x-6 gap-y-10', isUneven ? 'lg:grid-cols-[3fr_2fr] lg:grid-rows-2' : columns)}>
        {items.map((item, at) => (
          <li key={item.href} className={isUneven && at === 0 ? 'lg:row-span-2' : undefined}>
            <ProductCard item={item} isDouble={isUneven && at === 0} isUneven={isUneven} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProductCard({ item, isDouble, isUneven }: { item: WidgetItem; isDouble: boolean; isUneven: boolean }) {
  const { picture = '', alt = '', title = '', text = '', price = '' } = item.data
  return (
    <Link to={item.href} className="group flex h-full flex-col text-ink no-underline">
      <Picture
        src={picture}
        alt={alt}
        sizes={isDouble ? '(min-width: 1024px) 58vw, 100vw' : '(min-width: 1024px) 40vw, 100vw'}
        isCropped
        className={classNames(
          'w-full rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102',
          isDouble
            ? 'aspect-[4/5] [&_img]:object-[38%_50%] lg:aspect-auto lg:min-h-0 lg:flex-1'
            : isUneven
              ? 'aspect-[3/2]'
              : 'aspect-[4/3]',
        )}
      />
      <span className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
          {title}
        </span>
        {price && <span className="shrink-0 tabular-nums">{price}</span>}
      </span>
      {text && <span className="mt-1 max-w-md text-ink-soft">{text}</span>}
    </Link>
  )
}
