import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { useId } from 'react'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { workspaceOf } from '../workspaces/workspace-of'
import { useDesign, useEditor, useFacts, useSession } from './use-editor'
import { useNumberCheck } from './use-number-check'

/** The quantity to add to the cart, or of the edited line; of prints by copies that of the shown print. */
export function Quantity() {
  const { editor } = useEditor()
  const id = useId()
  const onCheck = useNumberCheck(id)
  useDesign()
  useSession()
  const facts = useFacts()
  const { product, surface } = editor.context()
  const workspace = workspaceOf(product)
  const set = (next: number) => {
    const change = workspace.setQuantity(surface, next)
    if ('facts' in change) editor.changeFacts(change.facts)
    else editor.run(change.command, `copies:${surface.id}`)
  }
  return (
    <QuantityStepper
      id={id}
      onCheck={onCheck}
      label={product.name}
      value={workspace.quantityOn(surface, facts)}
      max={QUANTITY_MAX}
      onChange={set}
    />
  )
}
