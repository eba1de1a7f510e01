import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { resendConfirmation } from '~/features/customer/authentication-requests'
import { EmailLinkForm } from './EmailLinkForm'

/** Sends the mail of a registration again. */
export default function ResendLinkPage() {
  const [message, setMessage] = useState('')
  return (
    <AuthenticationPage
      title={routes.resendLink.heading}
      lead={message === '' && 'Enter the email you signed up with on this device. We send its confirmation link again.'}
    >
      <div role="status">{message !== '' && <p className="max-w-prose text-lead">{message}</p>}</div>
      {message === '' && <EmailLinkForm send={resendConfirmation} onSent={setMessage} />}
    </AuthenticationPage>
  )
}
