import { Reviews } from '~/features/reviews/Reviews'
import { ReviewTexts } from '~/features/reviews/ReviewTexts'
import { headingOf, type WidgetProps } from './widget'

/** Reviews of what the page sells, else of every product; `data-sku` names another product. */
export function ReviewsWidget({ page, data }: WidgetProps) {
  const sku = data.sku || page.product?.sku || null
  if (data.look === 'words') return <ReviewTexts sku={sku} title={data.title} isSample={page.settings.countsSamples} />
  return <Reviews page={page} sku={sku} {...headingOf(data)} />
}
