import { routes } from '@kea/shared/routes'
import { ButtonLink } from '~/ui/Button'
import { Container } from '~/ui/Section'

/** For a path the shop promises and does not have yet. Says so, and shows the way back. */
export function NotBuiltYetPage() {
  return (
    <Container className="grid min-h-[60dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="font-display text-title font-bold">This page is not built yet</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        We are still working on it. Nothing you have made is lost, and everything else in the shop works.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
        <ButtonLink to={routes.cart()} look="secondary">
          Your cart
        </ButtonLink>
      </div>
    </Container>
  )
}
