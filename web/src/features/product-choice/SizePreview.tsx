import type { ProductDefinition } from '@kea/design/product/definition'
import { partOf, type SizeRow, sizesOf } from '@kea/design/product/parts'
import type { Product } from '@kea/shared/page/product'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/Button'
import { BesideSizes } from './beside/BesideSizes'
import { useBeside } from './beside/use-beside'
import { withSize } from './beside/wall-product'
import { useChoice } from './choice'
import { TableScene } from './TableScene'
import { areForTable, orientSize } from './table-scale'
import { SizeOnWall } from './wall/SizeOnWall'
import { extentOf, lookOf } from './wall/wall-look'
import { fitsSomewhere } from './wall/wall-scale'

/** The chosen size to scale: on a wall, or on a table for a product with small sizes only. */
export function SizePreview({ product, definition }: { product: Product; definition: ProductDefinition }) {
  const { chosen } = useChoice(product)
  const [wantsUpright, setWantsUpright] = useState(false)
  const sizes = sizesOf(definition)
  const { canRotate } = partOf(definition, chosen)
  const size = sizes.find(({ optionUid }) => chosen.includes(optionUid)) ?? sizes[0]
  if (!size) return null
  const isSmall = areForTable(sizes)
  const canStand = canRotate && size.widthMm !== size.heightMm && (isSmall || fitsSomewhere(orientSize(size, true)))
  const isUpright = wantsUpright && canStand
  const oriented = (row: SizeRow) => (canRotate ? orientSize(row, isUpright) : row)
  const turn = canStand && (
    <Button look="quiet" className="-ml-3" onClick={() => setWantsUpright(!isUpright)}>
      <RotateCw aria-hidden="true" className="size-4" />
      {isUpright ? 'Show it landscape' : 'Show it portrait'}
    </Button>
  )
  if (!isSmall) {
    return (
      <OnWall product={product} definition={definition} chosen={chosen} size={size} isUpright={isUpright}>
        {turn}
      </OnWall>
    )
  }
  return (
    <div>
      <TableScene
        others={sizes.map(oriented)}
        size={oriented(size)}
        label={`${titleOf(product, size)}, drawn to scale beside a cup and a pencil`}
      />
      {turn}
    </div>
  )
}

interface OnWallProps {
  product: Product
  definition: ProductDefinition
  chosen: readonly string[]
  size: SizeRow
  isUpright: boolean
  children: ReactNode
}

/** The chosen size on a wall, and another one beside it. */
function OnWall({ product, definition, chosen, size, isUpright, children }: OnWallProps) {
  const beside = useBeside(product, definition)
  const first = { name: product.name, definition, chosen, size }
  const second = beside.product &&
    beside.size && {
      ...{ name: beside.product.name, definition: beside.product.definition, size: beside.size },
      chosen: withSize(beside.product, chosen, beside.size),
    }
  const hung = (second ? [first, second] : [first]).map((one) => {
    const look = lookOf(one.definition, one.chosen)
    const { canRotate } = partOf(one.definition, one.chosen)
    const shown = canRotate ? orientSize(one.size, isUpright) : one.size
    return { name: one.name, look, size: shown, outer: extentOf(shown, look) }
  })
  return (
    <div>
      <SizeOnWall hung={hung}>{children}</SizeOnWall>
      <BesideSizes beside={beside} sku={product.sku} size={size} hung={hung} />
    </div>
  )
}

const titleOf = ({ options }: Product, { optionUid, widthMm, heightMm }: SizeRow): string =>
  options.flatMap(({ choices }) => choices).find(({ uid }) => uid === optionUid)?.title ??
  `${widthMm / 10} × ${heightMm / 10} cm`
