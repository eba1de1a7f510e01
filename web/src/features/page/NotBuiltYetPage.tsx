import { NOT_BUILT_HEADING } from '@kea/shared/first-view/headings'
import { routes } from '@kea/shared/routes'
import { ButtonLink } from '~/ui/Button'
import { Notice } from './Notice'

/** The page for a planned path without content, with links back to the shop. */
export function NotBuiltYetPage() {
  return (
    <Notice
      title={NOT_BUILT_HEADING}
      ways={
        <>
          <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
          <ButtonLink to={routes.cart()} look="secondary">
            Your cart
          </ButtonLink>
        </>
      }
    >
      <p>We are still working on it. Your cart and designs are safe, and the rest of the shop works.</p>
    </Notice>
  )
}
