import { useState } from 'react'
import type { Cart } from '~/features/cart/cart'
import { CheckField } from '~/ui/Field'
import { AddressChoice } from './AddressChoice'
import type { AddressPurpose } from './address-purpose'
import { type InvoiceTarget, setAddress, setBillingAddress } from './checkout-requests'
import { invoiceAddress, invoiceTarget, startAddress } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'

interface AddressStepProps {
  cart: Cart
  customer: CheckoutCustomer
  /** @param hasInvoiceStep the billing address is entered next */
  onDone: (hasInvoiceStep: boolean) => void
}

/** The delivery address, and whether the invoice goes there too. Without a delivery it is the billing address. */
export function AddressStep({ cart, customer, onDone }: AddressStepProps) {
  const { book } = customer
  const { isVirtual, address, invoiceAddress: invoice } = cart
  const [goesElsewhere, setGoesElsewhere] = useState(
    address === null ? invoiceAddress(book) !== null : invoice !== null,
  )
  const target: InvoiceTarget = !goesElsewhere ? 'same' : invoice ? 'kept' : invoiceTarget(book)
  const shared = { current: address, start: startAddress(book, cart) }
  const purpose: AddressPurpose = isVirtual
    ? {
        ...shared,
        draft: 'checkout/address',
        legend: 'Your addresses',
        submitLabel: 'Continue to payment',
        phoneHint: 'Only for questions about your order.',
        isDelivered: false,
        send: setBillingAddress,
      }
    : {
        ...shared,
        draft: 'checkout/address',
        legend: 'Where do we deliver?',
        submitLabel: goesElsewhere ? 'Continue to the billing address' : 'Continue to delivery',
        phoneHint: 'Only for the courier.',
        isDelivered: true,
        send: (cartId, chosen) => setAddress(cartId, chosen, target),
      }
  return (
    <AddressChoice purpose={purpose} customer={customer} onDone={() => onDone(!isVirtual && goesElsewhere)}>
      {!isVirtual && (
        <CheckField
          checked={goesElsewhere}
          onChange={() => setGoesElsewhere(!goesElsewhere)}
          label="The invoice goes to another address"
        />
      )}
    </AddressChoice>
  )
}
