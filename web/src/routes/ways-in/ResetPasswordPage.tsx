import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { WaysInPage } from '~/features/customer/WaysInPage'
import { linkOf, resetPassword } from '~/features/customer/ways-in-requests'
import { NewPasswordForm } from '~/features/new-password/NewPasswordForm'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'

/** The page of the link in a mail: a new password in place of a forgotten one, or the first one. */
export default function ResetPasswordPage() {
  const { pathname, hash } = useLocation()
  const [isSaved, setIsSaved] = useState(false)
  const link = linkOf(hash, 'token')
  const isFirst = pathname === routes.createPassword()
  if (isSaved) return <Saved />
  return (
    <WaysInPage title={routes.resetPassword.heading} lead={link && `For ${link.email}. You log in with it afterwards.`}>
      {link ? (
        <NewPasswordForm
          email={link.email}
          submitLabel={isFirst ? 'Create Password' : 'Reset Password'}
          save={(password) => resetPassword(link.email, link.token, password)}
          onDone={() => setIsSaved(true)}
        />
      ) : (
        <>
          <Alert className="mb-6">This link is not whole. Copy all of it from the email, or ask for a new one.</Alert>
          <ButtonLink to={routes.forgotPassword()} look="secondary">
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </WaysInPage>
  )
}

/** A new password ends every session, but passkeys and connected logins still open the account. */
function Saved() {
  const { hasForeignBackend } = useSettings()
  return (
    <WaysInPage
      title="Your password is saved"
      lead={<span role="status">Your password has been saved successfully. All devices are logged out.</span>}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routes.login()}>Log in</ButtonLink>
        {!hasForeignBackend && (
          <ButtonLink to={accountPath('passkeys')} look="secondary">
            Check my passkeys and logins
          </ButtonLink>
        )}
      </div>
      {!hasForeignBackend && (
        <p className="mt-6 max-w-prose text-ink-soft">
          Did somebody else use your account? Passkeys and connected logins still work after a new password. Look
          through them, and delete each one that is not yours.
        </p>
      )}
    </WaysInPage>
  )
}
