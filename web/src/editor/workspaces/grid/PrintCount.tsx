import { cartLines } from '@kea/design/arrangement/printed'
import { usePanel } from '../../ui/panels'
import { useDesign, useEditor } from '../../ui/use-editor'
import { ORDERED } from '../ordered'

/** The number of all prints. A click shows them by size and finish. */
export function PrintCount() {
  const { editor } = useEditor()
  const { design } = useDesign()
  const { openerProps } = usePanel()
  const lines = cartLines(design, editor.product.definition, 1)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const kinds = lines.length > 1 ? `, ${lines.length} kinds` : ''
  return (
    <button type="button" className={ORDERED} {...openerProps('total')}>
      {count === 0 ? 'No prints yet' : `${count === 1 ? '1 print' : `${count} prints`}${kinds}`}
    </button>
  )
}
