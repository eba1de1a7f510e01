import { routes } from '@kea/shared/routes'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '~/ui/Button'

/** In place of an empty cart: the session of a customer ended, and the cart waits in the account. */
export function LoggedOutCart({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation()
  return (
    <div className="mt-4 grid justify-items-start gap-6">
      <p className="max-w-prose text-lead text-ink-soft">
        You have been logged out. Your cart is safe in your account. Log in to get it back.
      </p>
      <ButtonLink
        to={`${routes.login()}?redirect=${encodeURIComponent(pathname)}`}
        {...(onLeave && { onClick: onLeave })}
      >
        Log in
      </ButtonLink>
    </div>
  )
}
