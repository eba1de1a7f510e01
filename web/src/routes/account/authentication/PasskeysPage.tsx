import { useQuery } from '@tanstack/react-query'
import { hasPasskeys } from '~/features/customer/passkeys/passkey-support'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { NotLoaded } from '../frame/NotLoaded'
import { ConnectedLogins } from './ConnectedLogins'
import { PasskeyCard } from './PasskeyCard'
import { addPasskey, passkeysQuery } from './passkey-list'

/** The passkeys of the customer. */
export default function PasskeysPage() {
  const query = useQuery(passkeysQuery)
  const { data } = query
  if (!data) return <NotLoaded query={query} lines={5} kept="Your passkeys are safe." />
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        A passkey logs you in with your fingerprint, face or screen lock. Your device keeps it; we only keep its public
        half.
      </p>
      {data.length === 0 ? (
        <p>You have no passkeys yet.</p>
      ) : (
        <ul className="grid gap-5">
          {data.map((passkey) => (
            <PasskeyCard key={passkey.uid} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() && <AddPasskey />}
      <ConnectedLogins />
    </>
  )
}

function AddPasskey() {
  const request = useSubmit(addPasskey, () => showToast('Your passkey is ready.'))
  return (
    <div className="mt-8">
      {request.error !== '' && <Alert className="mb-4">{request.error}</Alert>}
      <Button
        state={request.pending ? 'sending' : 'normal'}
        loadingText="Waiting for your device"
        onClick={() => request.submit(undefined)}
      >
        Create a passkey
      </Button>
    </div>
  )
}
