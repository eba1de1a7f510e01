import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { WaysInPage } from '~/features/customer/WaysInPage'
import { fieldsOf } from '~/lib/fields-of'
import { ButtonLink } from '~/ui/Button'
import { CodeLogin } from './CodeLogin'
import { PasswordLogin } from './PasswordLogin'

const LOGGED_IN = 'You have successfully logged in.'
const CODE_PATH = `${routes.login()}/code`

/** Log in by password, or by a code that is mailed. Each has an address of its own, so that Back works. */
export default function LoginPage() {
  const { pathname, search, state } = useLocation()
  const { email: given } = fieldsOf(state)
  const [email, setEmail] = useState(typeof given === 'string' ? given : '')
  const onDone = useLoggedIn()
  const isByCode = pathname === CODE_PATH
  const Way = isByCode ? CodeLogin : PasswordLogin
  return (
    <WaysInPage title={routes.login.heading} aside={<NewHere />}>
      <Way email={email} onEmail={setEmail} onDone={() => onDone(LOGGED_IN)} />
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
    </WaysInPage>
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
