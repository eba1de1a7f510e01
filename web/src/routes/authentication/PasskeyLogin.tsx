import { KeyRound } from 'lucide-react'
import { useSubmit } from '~/features/forms/use-submit'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'

const logIn = async () => (await import('~/features/customer/passkeys/passkey-requests')).logInByPasskey()

/** The button for a passkey. It is the first login method where this browser has used one. */
export function PasskeyLogin({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const request = useSubmit(logIn, onDone)
  return (
    <div>
      {request.error !== '' && <Alert className="mb-4">{request.error}</Alert>}
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        className="w-full"
        state={request.pending ? 'sending' : 'normal'}
        loadingText="Waiting for your device"
        onClick={() => request.submit(undefined)}
      >
        <KeyRound aria-hidden="true" className="size-5" />
        Log in with a passkey
      </Button>
    </div>
  )
}
