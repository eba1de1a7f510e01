import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { useEditor, useSession } from './use-editor'

/** How many pieces go into the cart. A line that is there already keeps the number it has. */
export function Quantity() {
  const { editor } = useEditor()
  const { quantity } = useSession()
  if (editor.isLineEdit) return null
  return (
    <QuantityStepper
      label={editor.product.name}
      value={quantity}
      max={QUANTITY_MAX}
      onChange={(next) => editor.change({ quantity: next })}
    />
  )
}
