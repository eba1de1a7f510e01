import type { Cart } from '~/features/cart/cart'
import { AddressChoice } from './AddressChoice'
import type { AddressPurpose } from './address-purpose'
import { setBillingAddress } from './checkout-requests'
import { invoiceAddress } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'

/** The address of the invoice, where it is not the one of the delivery. */
export function InvoiceStep(props: { cart: Cart; customer: CheckoutCustomer; onDone: () => void }) {
  const { cart, customer, onDone } = props
  const purpose: AddressPurpose = {
    draft: 'checkout/invoice',
    legend: 'Where does the invoice go?',
    submitLabel: 'Continue to delivery',
    phoneHint: 'Only for questions about the invoice.',
    isDelivered: false,
    current: cart.invoiceAddress,
    start: invoiceAddress(customer.book),
    send: setBillingAddress,
  }
  return <AddressChoice purpose={purpose} customer={customer} onDone={onDone} />
}
