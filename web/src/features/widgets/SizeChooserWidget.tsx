import { SizeChooser } from '~/features/product-choice/SizeChooser'
import { headingOf, type WidgetProps } from './widget'

/** The size chooser for the product of a landing page. */
export function SizeChooserWidget({ page, data }: WidgetProps) {
  return page.product && <SizeChooser product={page.product} email={page.settings.email} {...headingOf(data)} />
}
