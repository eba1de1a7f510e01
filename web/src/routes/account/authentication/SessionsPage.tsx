import { useQuery } from '@tanstack/react-query'
import { useLogOut } from '~/features/customer/use-log-out'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { NotLoaded } from '../frame/NotLoaded'
import { endOtherSessions, endSession, type Session, sessionsQuery } from './session-list'

/** Where the customer is logged in. */
export default function SessionsPage() {
  const query = useQuery(sessionsQuery)
  const { data } = query
  if (!data) return <NotLoaded query={query} lines={5} />
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        You’re logged in on these devices. Log out any you don’t know or no longer use. Wasn’t you? Change your
        password.
      </p>
      <ul className="grid gap-5">
        {data.map((session) => (
          <SessionCard key={session.uid} session={session} />
        ))}
      </ul>
      {data.length > 1 && <EndOthers />}
    </>
  )
}

function SessionCard({ session: { uid, device, facts, isCurrent } }: { session: Session }) {
  return (
    <li className="rounded-picture border border-line p-5">
      <h2 className="font-semibold">
        {device}
        {isCurrent && ' (this device)'}
      </h2>
      <p className="text-sm text-ink-soft">{facts}</p>
      <div className="-mb-2 -ml-3 pt-2">{isCurrent ? <EndThis /> : <EndOne uid={uid} device={device} />}</div>
    </li>
  )
}

function EndThis() {
  const { isLeaving, leave } = useLogOut()
  return (
    <Button look="quiet" state={isLeaving ? 'sending' : 'normal'} loadingText="Logging out" onClick={leave}>
      Log out this device
    </Button>
  )
}

function EndOne({ uid, device }: { uid: string; device: string }) {
  const request = useSubmit(
    () => endSession(uid),
    () => showToast(`${device} is logged out.`),
  )
  return (
    <>
      {request.error !== '' && <Alert className="mb-3">{request.error}</Alert>}
      <Button
        look="quiet"
        state={request.pending ? 'sending' : 'normal'}
        loadingText="Logging out"
        onClick={() => request.submit(undefined)}
      >
        Log out<span className="sr-only"> {device}</span>
      </Button>
    </>
  )
}

function EndOthers() {
  const request = useSubmit(endOtherSessions, () => showToast('All other devices are logged out.'))
  return (
    <div className="mt-8">
      {request.error !== '' && <Alert className="mb-4">{request.error}</Alert>}
      <Button
        look="secondary"
        state={request.pending ? 'sending' : 'normal'}
        loadingText="Logging out"
        onClick={() => request.submit(undefined)}
      >
        Log out all others
      </Button>
    </div>
  )
}
