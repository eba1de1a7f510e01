import { routes } from '@kea/shared/routes'
import { Price } from '@kea/shared/view/Price'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import { wasLoggedOut } from '~/lib/logged-out'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { RetryAlert } from '~/ui/RetryAlert'
import { Waiting } from '~/ui/Waiting'
import { CartLines } from './CartLines'
import { blockedText, canCheckOut, isEmpty } from './cart'
import { FreeDeliveryIdeas } from './FreeDeliveryIdeas'
import { FreeShipping } from './FreeShipping'
import { itemsText } from './items-text'
import { LoggedOutCart } from './LoggedOutCart'
import { type MiniCart as Contents, miniCartQuery } from './mini-cart'
import { SumRow } from './SumRow'
import { useCartId } from './use-cart-id'

/** The cart over the page that the shopper is on: a drawer on phones, a panel below the header on wide screens. */
export function MiniCart({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = miniCartQuery(useCartId())
  // A closed panel asks for nothing; it asks again when it opens.
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: open })
  return (
    <Dialog title="Your cart" open={open} onClose={onClose} from="header">
      {data !== undefined ? (
        <Shown cart={data} onClose={onClose} />
      ) : error ? (
        <RetryAlert isTrying={isFetching} onRetry={refetch}>
          <p>Your cart is safe, but we cannot reach it right now. {messageOf(error)}</p>
        </RetryAlert>
      ) : (
        <Waiting className="py-8">Fetching your cart</Waiting>
      )}
    </Dialog>
  )
}

function Shown({ cart, onClose }: { cart: Contents | null; onClose: () => void }) {
  if (cart === null || isEmpty(cart)) {
    if (wasLoggedOut()) return <LoggedOutCart onLeave={onClose} />
    return (
      <>
        <p className="text-lead text-ink-soft">It is empty. What would you like to make?</p>
        <ButtonLink
          to={routes.page({ slug: 'personalised-photo-gifts' })}
          onClick={onClose}
          className="mt-6 min-h-13 w-full"
        >
          See all products
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <CartLines lines={cart.lines} />
      <FreeDeliveryIdeas cart={cart} onLeave={onClose} />
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-line bg-paper px-6 pt-4 pb-6">
        <Sums cart={cart} />
        {canCheckOut(cart) ? (
          <ButtonLink to={routes.checkout()} onClick={onClose} className="mt-4 min-h-13 w-full">
            Check out
          </ButtonLink>
        ) : (
          <Alert className="mt-4">{blockedText(cart)}</Alert>
        )}
        <ButtonLink look="secondary" to={routes.cart()} onClick={onClose} className="mt-3 w-full">
          View cart
        </ButtonLink>
      </div>
    </>
  )
}

function Sums({ cart }: { cart: Contents }) {
  return (
    <>
      <dl className="grid gap-1">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">Subtotal, {itemsText(cart.totalQuantity)}</dt>
          <dd className="font-display text-subheading font-bold">
            <Price cents={cart.subtotalCents} />
          </dd>
        </div>
        {cart.coupon && cart.coupon.discountCents > 0 && (
          <SumRow label={cart.coupon.message}>
            <Price cents={-cart.coupon.discountCents} />
          </SumRow>
        )}
      </dl>
      {!cart.isVirtual && <FreeShipping cart={cart} />}
    </>
  )
}
