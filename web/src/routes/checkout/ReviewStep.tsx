import { hasPaymentPage } from '@kea/shared/constants/pay'
import { formatMoney } from '@kea/shared/money'
import { useSettings } from '~/api/settings-query'
import { CartLines } from '~/features/cart/CartLines'
import type { Cart } from '~/features/cart/cart'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { usePlaceOrder } from './use-place-order'

/** The last step, with the button that places the order. */
export function ReviewStep({ cart }: { cart: Cart }) {
  const { hasGst } = useSettings()
  const isHosted = hasPaymentPage(cart.selectedPayment ?? '')
  const { place, isSending, problem, notice } = usePlaceOrder(cart)
  return (
    <div className="grid gap-6">
      <div className="lg:hidden">
        <CartLines lines={cart.lines} />
      </div>
      <p className="text-ink-soft">
        {cart.grandTotalCents === 0 ? (
          'Nothing left to pay.'
        ) : (
          <>
            You pay <span className="text-ink tabular-nums">{formatMoney(cart.grandTotalCents)}</span>
            {hasGst && ', GST included'}.{isHosted && ' The next page is the payment page.'}
          </>
        )}
      </p>
      {notice && (
        <Alert>
          <p className="font-semibold">Not ordered yet</p>
          <p>{notice}</p>
        </Alert>
      )}
      {problem && (
        <Alert>
          <p className="font-semibold">Unable to process request</p>
          <p>{problem}</p>
        </Alert>
      )}
      <Button
        className="min-h-13 w-full"
        state={isSending ? 'sending' : 'normal'}
        loadingText="Placing your order"
        onClick={place}
      >
        {problem ? 'Try again' : isHosted ? 'Place order and pay' : 'Place order'}
      </Button>
    </div>
  )
}
