import { TRASH_DAYS } from '@kea/shared/constants/business'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import type { useUnfinished } from './use-unfinished'

interface DeletePhotosDialogProps {
  removeAll: ReturnType<typeof useUnfinished>['removeAll']
  onClose: () => void
}

const keptText = (kept: number): string =>
  kept === 0
    ? `They are gone from this device and from our shop. We can bring our copies back for ${TRASH_DAYS} days if you write to us; after that they are gone for good.`
    : `${kept === 1 ? 'One picture stays' : `${kept} pictures stay`} with us: they are in your cart, in an order, in a review or in a form that you sent.`

/** Asks before it deletes the photos of this device, and says what was deleted. */
export function DeletePhotosDialog({ removeAll, onClose }: DeletePhotosDialogProps) {
  const { mutate, isPending, isError, isSuccess, data } = removeAll
  return (
    <Dialog title={isSuccess ? 'Your photos are deleted' : 'Delete all your photos?'} open onClose={onClose}>
      <div className="grid gap-5" aria-live="polite">
        {isSuccess ? (
          <>
            <p>{keptText(data)}</p>
            <Button className="justify-self-start" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <p>
              This deletes the photos and unfinished designs of this device, and our copies of them. Links to them stop
              working. We keep our copies out of sight for {TRASH_DAYS} days, so we can bring them back if it was a
              mistake: just write to us. After that they are gone for good.
            </p>
            <p>Photos in your cart or in an order stay, because we print from them.</p>
            {isError && <Alert>We could not delete your photos just now. Nothing is lost. Please try again.</Alert>}
            <div className="flex flex-wrap gap-3">
              <Button state={isPending ? 'sending' : 'normal'} loadingText="Deleting" onClick={() => mutate()}>
                Delete all photos
              </Button>
              <Button look="secondary" onClick={onClose}>
                Keep them
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
