import { useState } from 'react'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { TextField } from '~/ui/Field'

interface CancelOrderDialogProps {
  number: string
  isSending: boolean
  onCancelOrder: (reason: string) => void
  onClose: () => void
}

/** Asks before it cancels an order. */
export function CancelOrderDialog({ number, isSending, onCancelOrder, onClose }: CancelOrderDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog title={`Cancel order ${number}?`} open onClose={onClose}>
      <div className="grid gap-5">
        <p>We won’t make it. Your designs stay, so you can order them again any time.</p>
        <TextField
          label="Tell us why"
          optional
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            state={isSending ? 'sending' : 'normal'}
            loadingText="Cancelling"
            onClick={() => onCancelOrder(reason)}
          >
            Cancel the order
          </Button>
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
