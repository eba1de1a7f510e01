import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { useEditor, useSession } from './use-editor'

/** How many pieces go into the cart, or lie on the line that is changed. */
export function Quantity() {
  const { editor } = useEditor()
  const { quantity } = useSession()
  return (
    <QuantityStepper
      label={editor.product.name}
      value={quantity}
      max={QUANTITY_MAX}
      onChange={(next) => editor.change({ quantity: next })}
    />
  )
}
