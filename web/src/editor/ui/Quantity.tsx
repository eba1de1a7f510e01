import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { useEditor, useSession } from './use-editor'

/** The quantity to add to the cart, or of the edited line. */
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
