import { Repeat } from 'lucide-react'
import { fillRepeating } from '../../commands/fill-repeating'
import { CommandButton } from '../ToolButton'
import { useDesign, useEditor } from '../use-editor'

/** Fills the empty cards of a deck, while there are some. */
export function RepeatPhotos() {
  const { editor } = useEditor()
  useDesign()
  if (!fillRepeating.isEnabled(editor.context())) return null
  return <CommandButton command={fillRepeating} icon={Repeat} label="Repeat photos" />
}
