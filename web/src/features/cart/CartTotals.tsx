import { formatMoney } from '@kea/shared/money'
import { Price } from '@kea/shared/view/Price'
import { useSettings } from '~/api/settings-query'
import { balanceRows } from './balances'
import { CartBalances } from './CartBalances'
import type { Cart } from './cart'
import { FreeShipping } from './FreeShipping'
import { itemsText } from './items-text'
import { OfferCode } from './OfferCode'
import { SumRow } from './SumRow'
import type { Offer } from './use-offer-code'

/** The totals of a cart with what reduces them. */
export function CartTotals({ cart, offer }: { cart: Cart; offer: Offer }) {
  return (
    <div>
      <CartSums cart={cart} />
      <CartSavings cart={cart} offer={offer} />
    </div>
  )
}

/** Offer code, points, gift certificates and store credit. */
export function CartSavings({ cart, offer }: { cart: Cart; offer: Offer }) {
  return (
    <>
      <OfferCode cart={cart} offer={offer} />
      <CartBalances cart={cart} />
    </>
  )
}

/** The sums of a cart. Amounts include GST, so it is never added. It is shown only if the shop has a GST number. */
export function CartSums({ cart }: { cart: Cart }) {
  const { hasGst } = useSettings()
  return (
    <div>
      <h2 className="sr-only">Summary</h2>
      <dl className="grid gap-2.5">
        <SumRow label={itemsText(cart.totalQuantity)}>
          <Price cents={cart.subtotalCents} />
        </SumRow>
        {cart.coupon && cart.coupon.discountCents > 0 && (
          <SumRow label={cart.coupon.message}>
            <Price cents={-cart.coupon.discountCents} />
          </SumRow>
        )}
        {cart.notes.giftWrap && cart.services.giftWrapCents !== null && (
          <SumRow label="Gift wrap">
            {cart.services.giftWrapCents === 0 ? 'Free' : <Price cents={cart.services.giftWrapCents} />}
          </SumRow>
        )}
        {!cart.isVirtual && <Delivery cart={cart} />}
        {balanceRows(cart.balances).map(({ label, cents }) => (
          <SumRow key={label} label={label}>
            <Price cents={-cents} />
          </SumRow>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-display text-subheading font-bold">Total</dt>
          <dd className="font-display text-subheading font-bold">
            <Price cents={cart.grandTotalCents} />
          </dd>
        </div>
      </dl>
      {hasGst && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {cart.isVirtual && cart.taxCents === 0
            ? 'GST is due when the certificate is spent.'
            : `Includes ${formatMoney(cart.taxCents)} GST`}
        </p>
      )}
      {!cart.isVirtual && <FreeShipping cart={cart} />}
    </div>
  )
}

function Delivery({ cart }: { cart: Cart }) {
  return (
    <SumRow label={cart.selectedShipping?.title ? `Delivery, ${cart.selectedShipping.title}` : 'Delivery'}>
      {cart.selectedShipping ? (
        cart.selectedShipping.cents === 0 ? (
          'Free'
        ) : (
          <Price cents={cart.selectedShipping.cents} />
        )
      ) : (
        <span className="text-ink-soft">at checkout</span>
      )}
    </SumRow>
  )
}
