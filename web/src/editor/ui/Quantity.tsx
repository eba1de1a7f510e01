import { copiesOf } from '@kea/design/prints'
import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { setCopies } from '../commands/set-copies'
import { useDesign, useEditor, useSession } from './use-editor'

/** The quantity to add to the cart, or of the edited line; of prints by copies that of the shown print. */
export function Quantity() {
  const { editor } = useEditor()
  useDesign()
  const { quantity } = useSession()
  const { product, surface } = editor.context()
  const { isByCopies } = product.definition
  return (
    <QuantityStepper
      label={product.name}
      value={isByCopies ? copiesOf(surface) : quantity}
      max={QUANTITY_MAX}
      onChange={(next) =>
        isByCopies
          ? editor.run(setCopies([surface.id], next), `copies:${surface.id}`)
          : editor.change({ quantity: next })
      }
    />
  )
}
