import { routes } from '@kea/shared/routes'
import { useLocation, useNavigate } from 'react-router-dom'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { linkOf, resetPassword } from '~/features/customer/authentication-requests'
import { NewPasswordForm } from '~/features/new-password/NewPasswordForm'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'

const SAVED = 'Your password has been saved successfully.'

/** The page of the link in a mail: a new password in place of a forgotten one, or the first one. */
export default function ResetPasswordPage() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const link = linkOf(hash, 'token')
  const isFirst = pathname === routes.createPassword()
  const onSaved = () => {
    showToast(SAVED)
    navigate(routes.login(), { replace: true, state: { email: link?.email, hasNewPassword: true } })
  }
  return (
    <AuthenticationPage
      title={routes.resetPassword.heading}
      lead={link && `For ${link.email}. You log in with it afterwards.`}
    >
      {link ? (
        <NewPasswordForm
          email={link.email}
          submitLabel={isFirst ? 'Create Password' : 'Reset Password'}
          save={(password) => resetPassword(link.email, link.token, password)}
          onDone={onSaved}
        />
      ) : (
        <>
          <Alert className="mb-6">
            Part of this link is missing. Copy all of it from the email, or ask for a new one.
          </Alert>
          <ButtonLink to={routes.forgotPassword()} look="secondary">
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </AuthenticationPage>
  )
}
