import { readDefinition } from '@kea/design/product/read-definition'
import type { Product } from '@kea/shared/page/product'
import { useMemo } from 'react'
import { useChosenOptions } from '~/features/product-choice/choice'
import { ReadyMade } from '~/features/templates/ReadyMade'
import { WhenNear } from '~/ui/WhenNear'
import { headingOf, type WidgetProps } from './widget'

/** The ready-made designs of the product of a landing page. They load when the visitor is near. */
export function ReadyMadeWidget({ page: { product }, data }: WidgetProps) {
  return product && <OfProduct product={product} data={data} />
}

function OfProduct({ product, data }: Pick<WidgetProps, 'data'> & { product: Product }) {
  const { sku, tool, definition } = product
  const type = useMemo(() => readDefinition(definition)?.templates, [definition])
  const options = useChosenOptions(product)
  if (!type || !tool) return null
  return (
    <WhenNear>
      <ReadyMade type={type} sku={sku} tool={tool} options={options} {...headingOf(data)} />
    </WhenNear>
  )
}
