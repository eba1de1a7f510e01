import { routes } from '@kea/shared/routes'
import { useSettings } from '~/api/settings-query'
import { Notice } from '~/features/page/Notice'
import { ButtonLink } from '~/ui/Button'

/** The target of redirects for parts that are being rebuilt. */
export default function UnderConstructionPage() {
  const { email, phone } = useSettings()
  return (
    <Notice
      title="Under construction"
      ways={
        <>
          <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
          <ButtonLink to={routes.cart()} look="secondary">
            Your cart
          </ButtonLink>
        </>
      }
    >
      <p>We are rebuilding this part of the shop. Your cart, designs and orders are safe.</p>
      {email && (
        <p>
          Is it urgent? Write to{' '}
          <a href={`mailto:${email}`} className="text-kea underline">
            {email}
          </a>
          {phone && ` or call ${phone}`}.
        </p>
      )}
    </Notice>
  )
}
