import { readDefinition } from '@kea/design/product/read-definition'
import { useMemo } from 'react'
import { ReadyMade } from '~/features/templates/ReadyMade'
import { WhenNear } from '~/ui/WhenNear'
import { headingOf, type WidgetProps } from './widget'

/** The ready-made designs of the product of a landing page. They load when the visitor is near. */
export function ReadyMadeWidget({ page: { product }, data }: WidgetProps) {
  const type = useMemo(() => product && readDefinition(product.definition)?.templates, [product])
  if (!product?.tool || !type) return null
  return (
    <WhenNear>
      <ReadyMade type={type} sku={product.sku} tool={product.tool} {...headingOf(data)} />
    </WhenNear>
  )
}
