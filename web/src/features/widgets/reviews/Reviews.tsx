import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { Section } from '~/ui/Section'
import { REVIEWS_ANCHOR } from '../anchors'
import type { WidgetProps } from '../widget'
import { ReviewList } from './ReviewList'
import { ReviewTexts } from './ReviewTexts'
import { ShopReviewList } from './ShopReviewList'
import { Summary } from './Summary'

/** What shoppers wrote about what the page sells, else about everything; `data-sku` names a product. */
export function Reviews({ page, data }: Omit<WidgetProps, 'items' | 'isEarly'>) {
  const sku = data.sku || page.product?.sku || null
  if (data.look === 'words') return <ReviewTexts sku={sku} title={data.title} isSample={page.settings.countsSamples} />
  return (
    <Section id={REVIEWS_ANCHOR} title={data.title || 'Reviews'} {...(data.text && { lead: data.text })}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <Summary page={page} />
        <Link
          to={sku === null ? routes.writeReview() : `${routes.writeReview()}?sku=${encodeURIComponent(sku)}`}
          className="inline-flex min-h-11 items-center text-kea underline"
        >
          Write a review
        </Link>
      </div>
      {sku === null ? <ShopReviewList /> : <ReviewList sku={sku} />}
    </Section>
  )
}
