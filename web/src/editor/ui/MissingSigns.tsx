import type { PlacedText } from '@kea/design/document/document'
import { sayMissing, signItem } from '@kea/design/text/signs'
import { signAsGraphic } from '../commands/sign-as-graphic'
import { messageOf } from '../model/message-of'
import { useEditor } from './use-editor'

interface MissingSignsProps {
  id: string
  item: PlacedText
  missing: readonly string[]
}

/** What is not printed of a text, and our graphics for the signs among it. */
export function MissingSigns({ id, item, missing }: MissingSignsProps) {
  const { editor } = useEditor()
  const add = async (sign: string) => {
    try {
      await editor.graphics.load()
      const { drawing } = editor.graphics
      editor.run(signAsGraphic(editor.newKey(), item.id, sign, { drawing, shape: editor.fonts.shape }))
    } catch (error) {
      editor.change({ notice: { tone: 'danger', text: messageOf(error) } })
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p id={id} role="status" className="text-danger text-sm">
        {sayMissing(missing)}
      </p>
      {missing.filter(signItem).map((sign) => (
        <button
          key={sign}
          type="button"
          onClick={() => void add(sign)}
          className="min-h-11 cursor-pointer rounded-full px-3 font-medium underline underline-offset-3 hover:bg-mist"
        >
          Add {sign} as a graphic
        </button>
      ))}
    </div>
  )
}
