import { cartLines } from '@kea/design/arrangement/printed'
import { chosenLabels } from '@kea/shared/product-options'
import { Price } from '@kea/shared/view/Price'
import { priceOf } from '../../model/price'
import { useDesign, useEditor } from '../../ui/use-editor'

/** The prints by size and finish, each with its price. */
export function PrintsTotal() {
  const { editor } = useEditor()
  const { product } = editor
  const { design } = useDesign()
  const lines = cartLines(design, product.definition, 1)
  if (lines.length === 0) return <p className="text-ink-soft">There are no prints yet. Add your photos first.</p>
  return (
    <ul className="grid gap-3">
      {lines.map(({ options, quantity }) => {
        const price = priceOf(product, options, quantity)
        const title = chosenLabels(product.options, options)
          .map(({ value }) => value)
          .join(', ')
        return (
          <li key={options.join()} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>{title}</span>
            <span className="text-right font-medium">
              {price ? (
                <Price cents={price.rowCents} regularCents={price.regularUnitCents * quantity} />
              ) : (
                'Not available'
              )}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">
              {quantity === 1 ? '1 print' : `${quantity} prints`}
              {price && (
                <>
                  {' '}
                  at <Price cents={price.unitCents} />
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
