import { EDGE_COLOUR } from '@kea/design/compose/sides'
import { setEdgeColour } from '../commands/set-edge-colour'
import { ColourField } from './ColourField'
import { useDesign, useEditor, useSession } from './use-editor'

/** The colour of the sides of a canvas. */
export function EdgeColour() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const { edgeColour = EDGE_COLOUR } = editor.context().surface
  return (
    <ColourField
      label="Edge colour"
      value={edgeColour}
      onChange={(colour) => editor.run(setEdgeColour(colour), 'edge colour')}
    />
  )
}
