import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import type { Cart } from '~/features/cart/cart'
import { Alert } from '~/ui/Alert'

/** Payment pages have a minimum, which is always less. */
const LITTLE_CENTS = 100

/** True if the payment page may be missing because so little is left to pay. */
export const isTooLittle = ({ grandTotalCents }: Pick<Cart, 'grandTotalCents'>): boolean =>
  grandTotalCents > 0 && grandTotalCents < LITTLE_CENTS

/** Shown when what is left to pay is below the minimum of the payment page. */
export function TooLittleToPay({ cart }: { cart: Pick<Cart, 'grandTotalCents'> }) {
  return (
    <Alert tone="calm">
      <p className="font-semibold">{formatMoney(cart.grandTotalCents)} is too little for our payment page</p>
      <p>
        Go back to{' '}
        <Link to={routes.cart()} className="text-kea underline">
          your cart
        </Link>{' '}
        and use less of your points, store credit or gift certificate, or add something to your order.
      </p>
    </Alert>
  )
}
