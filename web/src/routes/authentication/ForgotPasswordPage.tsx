import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { forgotPassword } from '~/features/customer/authentication-requests'
import { EmailLinkForm } from './EmailLinkForm'

/** The same for every address: it does not tell who has an account. */
async function send(email: string): Promise<string> {
  await forgotPassword(email)
  return `If there is an account associated with ${email} you will receive an email with a link to reset your password.`
}

export default function ForgotPasswordPage() {
  const [message, setMessage] = useState('')
  return (
    <AuthenticationPage
      title={routes.forgotPassword.heading}
      lead={message === '' && 'Enter your email. We send you a link to choose a new password.'}
    >
      <div role="status">{message !== '' && <p className="mb-6 max-w-prose text-lead">{message}</p>}</div>
      {message === '' && <EmailLinkForm send={send} onSent={setMessage} />}
      <p className="mt-6">
        <Link to={routes.login()} className="text-kea underline">
          Back to log in
        </Link>
      </p>
    </AuthenticationPage>
  )
}
