import { Dialog } from '~/ui/Dialog'
import type { Editor } from '../../../Editor'
import { SignStage } from './SignStage'

interface SignLookDialogProps {
  editor: Editor
  onClose: () => void
}

/** How a sign will look on a wall: a wide picture over the design tool. */
export function SignLookDialog({ editor, onClose }: SignLookDialogProps) {
  const { sign } = editor.scene()
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      {sign?.painter && sign.lit ? (
        <SignStage painter={sign.painter} sign={sign.lit} startsByDay={editor.session.read().isDay} />
      ) : (
        <p>Your sign cannot be bent yet. Change its words, and then look at it here.</p>
      )}
    </Dialog>
  )
}
