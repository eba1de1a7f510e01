import { itemsOf } from '@kea/design/document/records'
import { chosenSize } from '@kea/design/geometry/surfaces'
import { usePanel } from '../../ui/panels'
import { useDesign, useEditor, useFacts } from '../../ui/use-editor'
import { ORDERED } from '../ordered'

/** The chosen size and quantity. A click opens the options. */
export function ChosenPiece() {
  const { editor } = useEditor()
  const { design } = useDesign()
  const { quantity } = useFacts()
  const { openerProps } = usePanel()
  const { definition, options } = editor.product
  const size = chosenSize(definition, design.options)
  const { width, height } = editor.scene().surface.face
  const listed = options.flatMap(({ choices }) => choices).find(({ uid }) => uid === size?.optionUid)?.title ?? ''
  const title = definition.freeSize ? `${width} × ${height} mm` : listed
  const pieces = `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
  return (
    <button
      type="button"
      aria-label={`Size and quantity: ${title}, ${pieces}`}
      className={ORDERED}
      {...openerProps('options')}
    >
      <span className="truncate">{title}</span>
      {itemsOf(design).length > 0 && <span className="shrink-0 whitespace-pre md:hidden"> · {pieces}</span>}
    </button>
  )
}
