import { routes } from '@kea/shared/routes'
import { useLocation } from 'react-router-dom'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { WaysInPage } from '~/features/customer/WaysInPage'
import { confirmRegistration, linkOf } from '~/features/customer/ways-in-requests'
import { useSubmit } from '~/features/forms/use-submit'
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
  const request = useSubmit(
    () => (link ? confirmRegistration(link.email, link.token) : Promise.resolve()),
    () => onDone('You have successfully logged in.'),
  )
  const isBroken = link === null || request.error !== ''
  return (
    <WaysInPage
      title={routes.confirmEmail.heading}
      lead={link && !isBroken && `Press the button to confirm ${link.email}. Your account is ready then.`}
    >
      {isBroken && (
        <Alert className="mb-6">{request.error || 'This link is not whole. Copy all of it from the email.'}</Alert>
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
    </WaysInPage>
  )
}
