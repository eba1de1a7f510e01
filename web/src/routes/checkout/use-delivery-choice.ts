import type { DeliveryForm } from '@kea/shared/schemas/checkout-forms'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Cart, type ShippingMethod, withShipping } from '~/features/cart/cart'
import { useLazyRules } from '~/features/forms/use-lazy-rules'

const loadRules = async () => (await import('@kea/shared/schemas/checkout-forms')).deliveryForm

export const methodKey = ({ carrier, method }: Pick<ShippingMethod, 'carrier' | 'method'>) => `${carrier}/${method}`

export interface DeliveryChoice {
  /** The method chosen on the page, which may not be sent yet. */
  method: ShippingMethod | undefined
  form: UseFormReturn<DeliveryForm>
  /** True when the choice differs from the store's. */
  isNew: boolean
  /** The cart with the totals of the choice. */
  cart: Cart
}

/** The chosen delivery method, so that the total follows it before it is sent. */
export function useDeliveryChoice(cart: Cart): DeliveryChoice {
  const methods = cart.shippingMethods
  const find = (key: string | undefined) => methods.find((method) => methodKey(method) === key)
  const selected = cart.selectedShipping ? methodKey(cart.selectedShipping) : undefined
  const known = find(selected) ?? methods[0]
  const form = useForm<DeliveryForm>({
    resolver: useLazyRules(loadRules),
    // Another address has other methods, so the form resets to the store's choice.
    values: { method: known ? methodKey(known) : '' },
  })
  const method = find(form.watch('method')) ?? known
  const isNew = method !== undefined && methodKey(method) !== selected
  return { method, form, isNew, cart: isNew ? withShipping(cart, method) : cart }
}
