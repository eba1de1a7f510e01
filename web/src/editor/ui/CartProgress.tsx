import { usedPhotosOf } from '@kea/design/document/records'
import { useOnline } from '~/lib/use-online'
import { Button } from '~/ui/Button'
import type { CartStep } from '../model/workflow'
import { useDesign, useEditor, useUploads, useWorkflow } from './use-editor'

type Step = Exclude<CartStep, 'editing'> | 'checking'

const LABELS: Record<Step, string> = {
  checking: 'Checking',
  'sending-photo': 'Uploading',
  preparing: 'Preparing',
  saving: 'Saving',
  adding: 'Adding to cart',
  done: 'In your cart',
}

/** Of a sign whose words are changed in its order. */
const PAID_LABELS: Partial<Record<Step, string>> = { adding: 'Changing your sign', done: 'Changed' }

/** Steps that can be taken back. The cart may have the design from the next one on. */
const CAN_END: readonly Step[] = ['checking', 'sending-photo', 'preparing', 'saving']

interface CartProgressProps {
  step: Step
  onCancel: () => void
}

/** What the way to the cart waits for, in the place of its button. */
export function CartProgress({ step, onCancel }: CartProgressProps) {
  const { design } = useDesign()
  const { prepared } = useWorkflow()
  const uploads = useUploads()
  const isOnline = useOnline()
  const { editor } = useEditor()
  const photos = usedPhotosOf(design).map(({ id }) => id)
  const isInterrupted = step === 'sending-photo' && photos.some((id) => uploads[id]?.step === 'interrupted')
  // Of all photos, also of those that wait: a number that falls back would say nothing.
  const part = step === 'preparing' ? prepared : step === 'sending-photo' ? editor.uploads.arrived(photos) : null
  const done = part === null ? '' : ` ${Math.round(part * 100)} %`
  const isHeld = CAN_END.includes(step) && (!isOnline || isInterrupted)
  return (
    <span className="flex shrink-0 items-center gap-2 whitespace-nowrap max-sm:grow max-sm:justify-between">
      {CAN_END.includes(step) && (
        <Button look="quiet" className="max-sm:px-2" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        className="tabular-nums max-sm:ml-auto max-sm:px-3"
        state="sending"
        loadingText={
          isHeld
            ? 'Waiting for the internet'
            : `${editor.product.ordered ? (PAID_LABELS[step] ?? LABELS[step]) : LABELS[step]}${done}`
        }
      >
        {editor.buyLabel}
      </Button>
    </span>
  )
}
