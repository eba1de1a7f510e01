import { routes } from '@kea/shared/routes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf, ShopError } from '~/api/errors'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { readBegun } from '~/features/customer/social/begun-login'
import { handOver } from '~/features/customer/social/hand-over'
import { CONNECTED, finishSocialLogin } from '~/features/customer/social/social-requests'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { Spinner } from '~/ui/Spinner'

const NOTHING_BEGUN = 'No login was started here. Please start again from the login page.'

type Progress = { state: 'working' } | { state: 'handed-over' } | { state: 'failed'; message: string }

// An answer works once, and React runs an effect twice while developing.
const seen = new Set<string>()

/**
 * Where an OpenID provider sends the browser back to. The window that began the login gets the answer; without one, this
 * page finishes the login.
 */
export default function SocialCallbackPage() {
  const { search } = useLocation()
  const onDone = useLoggedIn()
  const [progress, setProgress] = useState<Progress>({ state: 'working' })
  useEffect(() => {
    if (seen.has(search)) return
    seen.add(search)
    answer(search).then(
      (isTaken) => {
        if (!isTaken) return onDone(CONNECTED)
        window.close()
        setProgress({ state: 'handed-over' })
      },
      (error: unknown) => setProgress({ state: 'failed', message: messageOf(error) }),
    )
  }, [search, onDone])
  return (
    <AuthenticationPage title={routes.socialCallback.heading}>
      {progress.state === 'working' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> One moment, we are logging you in.
        </p>
      )}
      {progress.state === 'handed-over' && <p role="status">You can close this window.</p>}
      {progress.state === 'failed' && (
        <>
          <Alert className="mb-6">{progress.message}</Alert>
          <ButtonLink to={routes.login()} look="secondary">
            Log in
          </ButtonLink>
        </>
      )}
    </AuthenticationPage>
  )
}

/** True if another window has taken the answer. */
async function answer(search: string): Promise<boolean> {
  const query = search.replace(/^\?/, '')
  const state = new URLSearchParams(query).get('state') ?? ''
  const begun = readBegun()
  if (state !== '' && (await handOver(state, query))) return true
  if (state === '' || !begun) throw new ShopError('input', NOTHING_BEGUN)
  await finishSocialLogin(query, begun)
  return false
}
