import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { redirect, useLocation } from 'react-router-dom'
import { isOwnCart } from '~/api/cart-identity'
import { messageOf } from '~/api/errors'
import { CartLines } from '~/features/cart/CartLines'
import { type Cart, isEmpty } from '~/features/cart/cart'
import { Notice } from '~/features/page/Notice'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { abandonedCartQuery } from './abandoned-cart'
import { useRestoreCart } from './use-restore-cart'

const idIn = (search: string): string => new URLSearchParams(search).get('id') ?? ''

/** A link without an id, or with the id of this browser's cart, redirects to the cart. */
export function clientLoader({ request }: { request: Request }) {
  const id = idIn(new URL(request.url).search)
  if (id === '' || isOwnCart(id)) throw redirect(routes.cart())
  return null
}

/**
 * A cart of another visit. Its items are copied. The cart itself and its address are not taken over, because the sender
 * of the link could otherwise read later input.
 */
export default function AbandonedCartPage() {
  const id = idIn(useLocation().search)
  const { data: cart, error, isPending, isFetching, refetch } = useQuery(abandonedCartQuery(id))
  if (error) {
    return (
      <Container className="py-20">
        <h1 className="font-display text-title font-bold">{routes.abandonedCart.heading}</h1>
        <RetryAlert isTrying={isFetching} onRetry={() => refetch()}>
          <p>It is safe, but we cannot reach it right now. {messageOf(error)}</p>
        </RetryAlert>
      </Container>
    )
  }
  if (isPending) {
    return (
      <Container className="py-20">
        <h1 className="font-display text-title font-bold">{routes.abandonedCart.heading}</h1>
        <Waiting className="mt-8">Finding your cart</Waiting>
      </Container>
    )
  }
  return !cart || isEmpty(cart) ? <NothingLeft /> : <AbandonedCart cart={cart} />
}

function NothingLeft() {
  return (
    <Notice
      title="This cart is gone"
      ways={
        <>
          <ButtonLink to={routes.cart()}>Your cart</ButtonLink>
          <ButtonLink to={routes.home()} look="secondary">
            Back to the shop
          </ButtonLink>
        </>
      }
    >
      <p>It was ordered or emptied, or it’s more than 30 days old.</p>
    </Notice>
  )
}

function AbandonedCart({ cart }: { cart: Cart }) {
  const { restoreCart, isRestoring, error } = useRestoreCart()
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">{routes.abandonedCart.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        Put these back in your cart and carry on where you left off. What is already in your cart stays there.
      </p>
      <div className="mt-8 max-w-2xl">
        <CartLines lines={cart.lines} />
      </div>
      {error && <Alert className="mt-8 max-w-2xl">{error}</Alert>}
      <Button
        className="mt-8 min-h-13"
        state={isRestoring ? 'sending' : 'normal'}
        loadingText="Putting it back"
        onClick={() => restoreCart(cart)}
      >
        Add everything to my cart
      </Button>
    </Container>
  )
}
