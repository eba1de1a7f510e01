import { readDefinition } from '@kea/design/product/read-definition'
import type { Product } from '@kea/shared/page/product'
import { Suspense, useMemo } from 'react'
import { useChosenOptions } from '~/features/product-choice/choice'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { WhenNear } from '~/ui/WhenNear'

const ReadyMade = lazyWithRetry(async () => (await import('~/features/templates/ReadyMade')).ReadyMade)

interface ReadyMadeOfProps {
  product: Product
  title?: string
  lead?: string
}

/** The ready-made designs of a product that has some. They load when the visitor is near. */
export function ReadyMadeOf({ product, ...heading }: ReadyMadeOfProps) {
  const { sku, tool, definition } = product
  const type = useMemo(() => readDefinition(definition)?.templates, [definition])
  const options = useChosenOptions(product)
  if (!type || !tool) return null
  return (
    <WhenNear>
      <Suspense>
        <ReadyMade type={type} sku={sku} tool={tool} options={options} {...heading} />
      </Suspense>
    </WhenNear>
  )
}
