import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { isOfferOpen } from '~/features/customer/passkeys/passkey-memory'
import { canMakePasskey, hasPasskeys } from '~/features/customer/passkeys/passkey-support'
import { CONNECTED, connectOpen } from '~/features/customer/social/social-requests'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { fieldsOf } from '~/lib/fields-of'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { LoginChoices } from './LoginChoices'
import { PasskeyOffer } from './PasskeyOffer'

const LOGGED_IN = 'You have successfully logged in.'
const CODE_PATH = `${routes.login()}/code`

/** Log in by passkey, by password, or by a code that is mailed. The code has an address of its own, so that Back works. */
export default function LoginPage() {
  const onDone = useLoggedIn()
  const { hasForeignBackend } = useSettings()
  const [isOffering, setIsOffering] = useState(false)
  const { pathname, search, state } = useLocation()
  const { email, hasNewPassword } = fieldsOf(state)
  const isByCode = pathname === CODE_PATH
  const finish = async () => onDone((await connectOpen()) ? CONNECTED : LOGGED_IN)
  const offerPasskey = async () => {
    if (!hasForeignBackend && hasPasskeys() && isOfferOpen() && (await canMakePasskey())) setIsOffering(true)
    else finish()
  }
  return isOffering ? (
    <AuthenticationPage
      title="Log in faster next time"
      lead="Create a passkey, and your fingerprint, face or screen lock logs you in, with no password. Your device keeps it."
    >
      <PasskeyOffer onDone={finish} />
    </AuthenticationPage>
  ) : (
    <AuthenticationPage title={routes.login.heading} lead={routes.login.lead} aside={<NewHere />}>
      {hasNewPassword === true && !hasForeignBackend && <CheckOtherWays />}
      <LoginChoices
        email={typeof email === 'string' ? email : ''}
        isByCode={isByCode}
        change={(entered) => (
          <Link
            to={{ pathname: isByCode ? routes.login() : CODE_PATH, search }}
            state={{ email: entered }}
            replace
            className="text-kea underline"
          >
            {isByCode ? 'Use my password' : 'Email me a code instead'}
          </Link>
        )}
        onDone={finish}
        onPassword={offerPasskey}
        onSocial={() => onDone(CONNECTED)}
      />
    </AuthenticationPage>
  )
}

/** After a new password, which somebody may have set because of a stranger in the account. */
function CheckOtherWays() {
  return (
    <Alert tone="calm" className="mb-6">
      Your new password works now. Passkeys and connected logins still open your account.{' '}
      <Link to={accountPath('passkeys')} className="text-kea underline">
        Log in and check that each one is yours
      </Link>
      .
    </Alert>
  )
}

function NewHere() {
  return (
    <>
      <h2 className="font-display text-subheading font-bold">New here?</h2>
      <p className="mt-3 text-ink-soft">Create an account in a minute.</p>
      <ButtonLink to={routes.register()} look="secondary" className="mt-6">
        Create an account
      </ButtonLink>
    </>
  )
}
