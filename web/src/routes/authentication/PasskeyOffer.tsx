import { rememberDeclined } from '~/features/customer/passkeys/passkey-memory'
import { deviceName } from '~/features/customer/passkeys/passkey-support'
import { useSubmit } from '~/features/forms/use-submit'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'

const create = async () =>
  (await import('~/features/customer/passkeys/passkey-requests')).createPasskey(deviceName(navigator.userAgent))

/** Offers a passkey to a customer who has just logged in by password. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const request = useSubmit(create, onDone)
  const decline = () => {
    rememberDeclined()
    onDone()
  }
  return (
    <>
      {request.error !== '' && <Alert className="mb-6">{request.error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          // The form that had the focus is gone.
          autoFocus
          state={request.pending ? 'sending' : 'normal'}
          loadingText="Waiting for your device"
          onClick={() => request.submit(undefined)}
        >
          Create a passkey
        </Button>
        <Button look="secondary" onClick={decline}>
          Not now
        </Button>
      </div>
    </>
  )
}
