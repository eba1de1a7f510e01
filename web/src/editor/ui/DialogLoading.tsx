import { useEffect } from 'react'
import { useEditor } from './use-editor'
import { useGaveUp } from './use-gave-up'

const NOT_LOADED =
  'You are offline, and this part is not loaded yet. Open it again when you are back online. Your design is saved on this device.'

/** Stands for a dialog while its code loads. Without a connection it gives up and says so: no dialog opens later by itself. */
export function DialogLoading({ onClose }: { onClose: () => void }) {
  const { editor } = useEditor()
  const hasGivenUp = useGaveUp()
  useEffect(() => {
    if (!hasGivenUp) return
    editor.change({ notice: { tone: 'calm', text: NOT_LOADED } })
    onClose()
  }, [hasGivenUp, editor, onClose])
  return null
}
