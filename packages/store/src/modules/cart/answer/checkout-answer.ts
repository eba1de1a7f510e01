import { COUNTRY_NAME } from '@kea/shared/constants/business'
import type {
  AvailableShippingMethod,
  BillingCartAddress,
  Cart as CartType,
  SelectedShippingMethod,
  ShippingMethodAdditionalInfo,
} from '../../../__generated__/types'
import { toUid } from '../../../identity'
import { toMoney, withoutGst } from '../../../money'
import type { Address, Cart, ShippingMethod } from '../state/cart'

const toAddress = (cartId: number, kind: string, address: Address): Omit<BillingCartAddress, '__typename'> => ({
  uid: toUid(`${kind}/${cartId}`),
  prefix: address.prefix,
  firstname: address.firstname,
  middlename: address.middlename,
  lastname: address.lastname,
  suffix: address.suffix,
  company: address.company,
  street: address.street,
  city: address.city,
  region: address.region === null ? null : { code: null, label: address.region, region_id: address.regionId },
  postcode: address.postcode,
  country: { code: address.countryCode, label: COUNTRY_NAME },
  telephone: address.telephone,
  fax: address.fax,
  vat_id: address.vatId,
})

function toAdditionalInfo(method: ShippingMethod): ShippingMethodAdditionalInfo {
  const reduced = method.cents < method.usualCents
  return {
    offer_description: reduced ? 'Free for this order' : null,
    other_price: reduced ? toMoney(method.usualCents) : null,
    free_shipping: method.cents === 0,
    method_description: method.description,
    arrives_by: method.arrivesBy,
  }
}

const toSelected = (method: ShippingMethod): SelectedShippingMethod => ({
  carrier_code: method.carrierCode,
  carrier_title: method.carrierTitle,
  method_code: method.methodCode,
  method_title: method.methodTitle,
  amount: toMoney(method.cents),
  price_excl_tax: toMoney(withoutGst(method.cents)),
  price_incl_tax: toMoney(method.cents),
  additional_info: toAdditionalInfo(method),
})

/** A delivery method that a cart can choose. */
export const toAvailable = (method: ShippingMethod): AvailableShippingMethod => {
  const { __typename, ...selected } = toSelected(method)
  return { ...selected, error_message: null, available: true }
}

/** The part of a cart that the checkout fills. */
export const toCheckoutAnswer = (
  cart: Cart,
): Pick<
  CartType,
  'email' | 'shipping_addresses' | 'billing_address' | 'available_payment_methods' | 'selected_payment_method'
> => ({
  email: cart.email,
  shipping_addresses: cart.shippingAddress
    ? [
        {
          __typename: 'ShippingCartAddress',
          ...toAddress(cart.id, 'shipping', cart.shippingAddress),
          customer_notes: cart.notes.orderComment || null,
          available_shipping_methods: cart.shippingMethods.map(toAvailable),
          selected_shipping_method: cart.shippingMethod && toSelected(cart.shippingMethod),
        },
      ]
    : [],
  billing_address: cart.billingAddress && {
    __typename: 'BillingCartAddress',
    ...toAddress(cart.id, 'billing', cart.billingAddress),
  },
  available_payment_methods: cart.paymentMethods.map(({ code, title }) => ({ code, title, is_deferred: false })),
  selected_payment_method: cart.paymentMethod,
})
