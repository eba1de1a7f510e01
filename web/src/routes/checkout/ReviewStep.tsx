import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { requireCartId } from '~/api/cart-identity'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { CartLines } from '~/features/cart/CartLines'
import type { Cart } from '~/features/cart/cart'
import { dropDrafts } from '~/features/forms/use-draft'
import { keepOrder } from '~/features/order/kept-order'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { placeOrder } from './checkout-requests'

/** Why there is no order yet. */
function wordsFor(error: Error): string {
  if (!navigator.onLine) return 'You are offline. Try again when you are connected: nothing is ordered twice.'
  return messageOf(error) || 'Your cart has changed meanwhile.'
}

/** The last look, and the one button that orders. A second press, or a second try, orders nothing twice. */
export function ReviewStep({ cart }: { cart: Cart }) {
  const navigate = useNavigate()
  // State comes a moment after the press; a second press of a double click would still see the old one.
  const isSending = useRef(false)
  const order = useMutation({
    // Nobody orders without being there: held back, it would be placed whenever the connection returns.
    networkMode: 'always',
    mutationFn: async () => {
      const cartId = requireCartId()
      return { ...(await placeOrder(cartId)), cartId }
    },
    onError: () => {
      isSending.current = false
      // Its code may have ended meanwhile: the summary then says so, and how to go on.
      if (cart.coupon) void queryClient.invalidateQueries({ queryKey: ['Cart'] })
    },
    onSuccess: (placed) => {
      // The cart stays known until the order's page: who comes back from a payment goes on with it.
      keepOrder(placed)
      dropDrafts('checkout/')
      navigate(routes.checkoutSuccess(), { replace: true })
    },
  })
  const place = () => {
    if (isSending.current) return
    isSending.current = true
    order.mutate()
  }
  return (
    <div className="grid gap-6">
      <div className="lg:hidden">
        <CartLines lines={cart.lines} />
      </div>
      <p className="text-ink-soft">
        You pay <span className="text-ink tabular-nums">{formatMoney(cart.grandTotalCents)}</span>, GST included.
      </p>
      {order.error && (
        <Alert>
          <p className="font-semibold">Unable to process request</p>
          <p>{wordsFor(order.error)} Nothing is lost: your cart and everything you entered are kept.</p>
        </Alert>
      )}
      <Button
        className="min-h-13 w-full"
        state={order.isPending || order.isSuccess ? 'sending' : 'normal'}
        loadingText="Placing your order"
        onClick={place}
      >
        {order.error ? 'Try again' : 'Place order'}
      </Button>
    </div>
  )
}
