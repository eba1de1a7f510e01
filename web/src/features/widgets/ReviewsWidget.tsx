import { ReviewQuotes } from '~/features/reviews/ReviewQuotes'
import { Reviews } from '~/features/reviews/Reviews'
import { headingOf, type WidgetProps } from './widget'

/** Reviews of the product of `data-sku`, else of the page, else of all products. */
export function ReviewsWidget({ page, data }: WidgetProps) {
  const sku = data.sku || page.product?.sku || null
  if (data.look === 'words') return <ReviewQuotes sku={sku} title={data.title} isSample={page.settings.countsSamples} />
  return <Reviews page={page} sku={sku} {...headingOf(data)} />
}
