import type { SizeRow } from '@kea/design/definition'
import { readDefinition } from '@kea/design/read-definition'
import type { Product } from '@kea/shared/page/product'
import { RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '~/ui/Button'
import { useChoice } from './choice'
import { SizeScene } from './SizeScene'
import { orientSize, sceneFor } from './size-scale'

/** True for a product whose sizes can be drawn to scale. */
export function hasPreview(product: Product): boolean {
  const definition = readDefinition(product.definition)
  return definition !== null && definition.shape !== 'mug' && definition.sizes.length > 1
}

/** The chosen size to scale, beside things that everybody knows. */
export function SizePreview({ product }: { product: Product }) {
  const { chosen } = useChoice(product)
  const [isUpright, setIsUpright] = useState(false)
  const definition = useMemo(() => readDefinition(product.definition), [product.definition])
  const sizes = definition?.sizes ?? []
  const canRotate = definition?.canRotate ?? false
  const size = sizes.find(({ optionUid }) => chosen.includes(optionUid)) ?? sizes[0]
  if (!size) return null
  const oriented = (row: SizeRow) => (canRotate ? orientSize(row, isUpright) : row)
  return (
    <div>
      <SizeScene
        scene={sceneFor(sizes)}
        others={sizes.map(oriented)}
        size={oriented(size)}
        label={`${titleOf(product, size)}, drawn to scale beside things you know`}
      />
      {canRotate && size.widthMm !== size.heightMm && (
        <Button look="quiet" className="mt-2 -ml-3" onClick={() => setIsUpright(!isUpright)}>
          <RotateCw aria-hidden="true" className="size-4" />
          {isUpright ? 'Show it lying' : 'Show it upright'}
        </Button>
      )}
    </div>
  )
}

const titleOf = ({ options }: Product, { optionUid, widthMm, heightMm }: SizeRow): string =>
  options.flatMap(({ choices }) => choices).find(({ uid }) => uid === optionUid)?.title ??
  `${widthMm / 10} × ${heightMm / 10} cm`
