import { useSyncExternalStore } from 'react'
import { Dialog } from '~/ui/Dialog'
import type { Editor } from '../../../Editor'
import { SignStage } from './SignStage'

interface SignLookDialogProps {
  editor: Editor
  onClose: () => void
}

/** How a sign will look on a wall: a wide picture over the design tool. */
export function SignLookDialog({ editor, onClose }: SignLookDialogProps) {
  const { loaded } = editor.neons
  // A sign that another thread bends comes a little later.
  useSyncExternalStore(loaded.subscribe, loaded.read)
  const { sign } = editor.scene()
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      {sign?.painter && sign.lit ? (
        <SignStage painter={sign.painter} sign={sign.lit} startsByDay={editor.session.read().isDay} />
      ) : (
        !sign?.isAwaited && <p>We can’t bend this sign yet. Change its words, then see it here.</p>
      )}
    </Dialog>
  )
}
