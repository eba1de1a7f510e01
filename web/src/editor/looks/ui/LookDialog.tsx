import { useMemo } from 'react'
import { Dialog } from '~/ui/Dialog'
import type { Editor } from '../../Editor'
import type { MakeBody } from '../../solids/solid-kind'
import { designedPiece } from '../designed-piece'
import { SolidStage } from './SolidStage'

interface LookDialogProps {
  editor: Editor
  make: MakeBody
  /** What a shopper calls the thing: "your mug". Left out where the look of the product says it. */
  noun: string | undefined
  heat: boolean
  onClose: () => void
}

/** How the finished piece will look: a wide picture over the design tool. */
export function LookDialog({ editor, make, noun, heat, onClose }: LookDialogProps) {
  const shown = useMemo(() => {
    const { piece, print } = designedPiece(editor)
    const body = make(piece, heat)
    return body && { body, noun: noun ?? piece.look?.noun ?? 'print', print }
  }, [editor, make, noun, heat])
  if (!shown) return null
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      <SolidStage {...shown} />
    </Dialog>
  )
}
