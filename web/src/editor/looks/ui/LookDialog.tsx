import { Dialog } from '~/ui/Dialog'
import type { Look } from '../look'
import type { PrintOf } from '../piece'
import { SolidStage } from './SolidStage'

interface LookDialogProps {
  look: Look
  print: PrintOf
  onClose: () => void
}

/** How the finished piece will look: a wide picture over the design tool. */
export function LookDialog({ look, print, onClose }: LookDialogProps) {
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      <SolidStage solid={look.solid} noun={look.noun} print={print} />
    </Dialog>
  )
}
