import { routes } from '@kea/shared/routes'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { hasUsedPasskey, isOfferOpen } from '~/features/customer/passkeys/passkey-memory'
import { canMakePasskey, hasPasskeys } from '~/features/customer/passkeys/passkey-support'
import { usePasskeyOffers } from '~/features/customer/passkeys/use-passkey-offers'
import { CONNECTED, connectOpen } from '~/features/customer/social/social-requests'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { WaysInPage } from '~/features/customer/WaysInPage'
import { fieldsOf } from '~/lib/fields-of'
import { ButtonLink } from '~/ui/Button'
import { CodeLogin } from './CodeLogin'
import { PasskeyLogin } from './PasskeyLogin'
import { PasskeyOffer } from './PasskeyOffer'
import { PasswordLogin } from './PasswordLogin'
import { SocialLogins } from './SocialLogins'

const LOGGED_IN = 'You have successfully logged in.'
const CODE_PATH = `${routes.login()}/code`

/** Log in by passkey, by password, or by a code that is mailed. The code has an address of its own, so that Back works. */
export default function LoginPage() {
  const onDone = useLoggedIn()
  const { hasForeignBackend } = useSettings()
  const [isOffering, setIsOffering] = useState(false)
  const allowsPasskeys = !hasForeignBackend && hasPasskeys()
  const finish = async () => onDone((await connectOpen()) ? CONNECTED : LOGGED_IN)
  const offerPasskey = async () => {
    if (allowsPasskeys && isOfferOpen() && (await canMakePasskey())) setIsOffering(true)
    else finish()
  }
  return isOffering ? (
    <WaysInPage
      title="Log in faster next time"
      lead="Make a passkey: then your fingerprint, face or screen lock logs you in, without a password. Your device keeps it."
    >
      <PasskeyOffer onDone={finish} />
    </WaysInPage>
  ) : (
    <WaysInPage title={routes.login.heading} aside={<NewHere />}>
      <Ways allowsPasskeys={allowsPasskeys} onDone={finish} onPassword={offerPasskey} />
    </WaysInPage>
  )
}

interface WaysProps {
  allowsPasskeys: boolean
  onDone: () => void
  /** After a login by password. */
  onPassword: () => void
}

function Ways({ allowsPasskeys, onDone, onPassword }: WaysProps) {
  const { pathname, search, state } = useLocation()
  const { email: given } = fieldsOf(state)
  const [email, setEmail] = useState(typeof given === 'string' ? given : '')
  const [isFirst] = useState(hasUsedPasskey)
  usePasskeyOffers(allowsPasskeys, onDone)
  const isByCode = pathname === CODE_PATH
  const passkey = allowsPasskeys && <PasskeyLogin isFirst={isFirst} onDone={onDone} />
  return (
    <>
      {isFirst && passkey && (
        <>
          {passkey}
          <Or />
        </>
      )}
      {isByCode ? (
        <CodeLogin email={email} onEmail={setEmail} onDone={onDone} />
      ) : (
        <PasswordLogin email={email} onEmail={setEmail} onDone={onPassword} />
      )}
      <p className="mt-6">
        <Link
          to={{ pathname: isByCode ? routes.login() : CODE_PATH, search }}
          state={{ email }}
          replace
          className="text-kea underline"
        >
          {isByCode ? 'Use my password' : 'Email me a code instead'}
        </Link>
      </p>
      {!isFirst && passkey && (
        <>
          <Or />
          {passkey}
        </>
      )}
      <SocialLogins />
    </>
  )
}

function Or(): ReactNode {
  return (
    <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}

function NewHere() {
  return (
    <>
      <h2 className="font-display text-subheading font-bold">New here?</h2>
      <p className="mt-3 text-ink-soft">Create an account in a minute. You can order without one, too.</p>
      <ButtonLink to={routes.register()} look="secondary" className="mt-6">
        Create an account
      </ButtonLink>
    </>
  )
}
