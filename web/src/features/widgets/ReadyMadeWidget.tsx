import { ReadyMadeOf } from './ReadyMadeOf'
import { headingOf, type WidgetProps } from './widget'

/** The ready-made designs of the product of a landing page. */
export const ReadyMadeWidget = ({ page: { product }, data }: WidgetProps) =>
  product && <ReadyMadeOf product={product} {...headingOf(data)} />
