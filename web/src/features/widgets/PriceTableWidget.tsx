import { PriceTable } from '~/features/product-choice/PriceTable'
import { headingOf, type WidgetProps } from './widget'

/** The price table of the product that a landing page sells. */
export function PriceTableWidget({ page, data }: WidgetProps) {
  return page.product && <PriceTable product={page.product} {...headingOf(data)} />
}
