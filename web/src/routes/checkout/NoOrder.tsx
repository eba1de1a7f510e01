import { routes } from '@kea/shared/routes'
import { ButtonLink } from '~/ui/Button'

/** For a page of an order that nobody has named. */
export function NoOrder() {
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-title font-bold">No order to show</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        This page shows an order right after you place it, in the browser you placed it with. Your confirmation email
        has everything too.
      </p>
      <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
    </div>
  )
}
