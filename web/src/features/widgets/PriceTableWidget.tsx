import { PriceTable } from '~/features/product-choice/PriceTable'
import { headingOf, type WidgetProps } from './widget'

/** The price table for the product of a landing page. */
export function PriceTableWidget({ page, data }: WidgetProps) {
  return page.product && <PriceTable product={page.product} {...headingOf(data)} />
}
