import { useMemo } from 'react'
import { Dialog } from '~/ui/Dialog'
import type { Editor } from '../../Editor'
import { designedPiece } from '../designed-piece'
import { lookOf } from '../look'
import type { BodyView } from '../piece'
import { SolidStage } from './SolidStage'

interface LookDialogProps extends BodyView {
  editor: Editor
  onClose: () => void
}

/** How the finished piece will look: a wide picture over the design tool. */
export function LookDialog({ editor, solid, heat, onClose }: LookDialogProps) {
  const shown = useMemo(() => {
    const { piece, print } = designedPiece(editor)
    const look = lookOf({ solid, heat }, piece)
    return look && { look, print }
  }, [editor, solid, heat])
  if (!shown) return null
  const { look, print } = shown
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      <SolidStage solid={look.solid} noun={look.noun} print={print} />
    </Dialog>
  )
}
