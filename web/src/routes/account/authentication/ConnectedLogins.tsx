import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { AccountSection } from '../frame/AccountSection'
import { NotLoaded } from '../frame/NotLoaded'
import { type ConnectedLogin, disconnect, socialLoginsQuery } from './social-login-list'

/** The providers by which the customer logs in; nothing without one. A list that did not load is not an empty one. */
export function ConnectedLogins() {
  const query = useQuery(socialLoginsQuery)
  const { data, errorUpdateCount } = query
  // Most customers have none, so only after a failure something stands for them.
  if (data ? data.length === 0 : errorUpdateCount === 0) return null
  return (
    <div className="mt-8 border-t border-line pt-8">
      <AccountSection title="Connected logins">
        {data ? (
          <ul className="grid gap-5">
            {data.map((login) => (
              <LoginCard key={login.uid} login={login} />
            ))}
          </ul>
        ) : (
          <NotLoaded query={query} lines={1} kept="Your connected logins haven’t changed." />
        )}
      </AccountSection>
    </div>
  )
}

function LoginCard({ login: { uid, label, connected } }: { login: ConnectedLogin }) {
  const [isAsking, setIsAsking] = useState(false)
  const request = useSubmit(
    () => disconnect(uid),
    () => showToast(`${label} is disconnected.`),
  )
  return (
    <li className="rounded-picture border border-line p-5">
      <h3 className="font-semibold wrap-anywhere">{label}</h3>
      <p className="text-sm text-ink-soft">Connected {connected}</p>
      {isAsking ? (
        <div className="pt-3">
          {request.error !== '' && <Alert className="mb-3">{request.error}</Alert>}
          <p className="mb-3">You can no longer log in with {label} then. A code by email always works.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              autoFocus
              state={request.pending ? 'sending' : 'normal'}
              loadingText="Disconnecting"
              onClick={() => request.submit(undefined)}
            >
              Disconnect {label}
            </Button>
            <Button look="secondary" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <div className="-mb-2 -ml-3 pt-2">
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Disconnect<span className="sr-only"> {label}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
