import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { confirmRegistration, linkOf } from '~/features/customer/authentication-requests'
import { createPassword, hasPasswordQuery } from '~/features/customer/passwords/own-password'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { useSubmit } from '~/features/forms/use-submit'
import { NewPasswordForm } from '~/features/new-password/NewPasswordForm'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { EmailChange, emailChangeOf } from './EmailChange'

/** The page of the link in the mail of a registration, or of another email address. Opening it changes nothing: mail scanners open links too. */
export default function ConfirmEmailPage() {
  const { hash } = useLocation()
  const change = emailChangeOf(hash)
  return change ? <EmailChange {...change} /> : <Registration hash={hash} />
}

function Registration({ hash }: { hash: string }) {
  const link = linkOf(hash, 'key')
  const onDone = useLoggedIn()
  const { hasForeignBackend } = useSettings()
  const [needsPassword, setNeedsPassword] = useState(false)
  const finish = () => onDone('Your have successfully created your account.')
  const request = useSubmit(
    async () => {
      if (link) await confirmRegistration(link.email, link.token)
      // The account is there. Without this answer its page asks for the password.
      return hasForeignBackend || queryClient.fetchQuery(hasPasswordQuery).catch(() => true)
    },
    (hasPassword) => (hasPassword ? finish() : setNeedsPassword(true)),
  )
  if (link && needsPassword) return <FirstPassword email={link.email} onDone={finish} />
  const isBroken = link === null || request.error !== ''
  return (
    <AuthenticationPage
      title={routes.confirmEmail.heading}
      takesFocus={request.error !== ''}
      lead={link && !isBroken && `Press the button to confirm ${link.email}. Your account is ready then.`}
    >
      {isBroken && (
        <Alert className="mb-6">
          {request.error || 'Part of this link is missing. Copy all of it from the email.'}
        </Alert>
      )}
      {isBroken ? (
        <ButtonLink to={routes.resendLink()} look="secondary">
          Send a new link
        </ButtonLink>
      ) : (
        <Button
          state={request.pending ? 'sending' : 'normal'}
          loadingText="One moment"
          onClick={() => request.submit(undefined)}
        >
          Confirm my email
        </Button>
      )}
    </AuthenticationPage>
  )
}

/** For a link that was opened in another browser than the one that registered. */
function FirstPassword({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <AuthenticationPage
      title="Set your password"
      takesFocus
      lead="Your email is confirmed. You signed up in another browser, so set your password here. It replaces any other."
    >
      <NewPasswordForm email={email} submitLabel="Save password" save={createPassword} onDone={onDone} />
      <Button look="quiet" className="mt-3 -ml-3" onClick={onDone}>
        Not now, email me a code when I log in
      </Button>
    </AuthenticationPage>
  )
}
