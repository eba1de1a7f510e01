import { zodResolver } from '@hookform/resolvers/zod'
import { type DeliveryForm, deliveryForm } from '@kea/shared/schemas/checkout-forms'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Cart, type ShippingMethod, withShipping } from '~/features/cart/cart'

export const methodKey = ({ carrier, method }: Pick<ShippingMethod, 'carrier' | 'method'>) => `${carrier}/${method}`

export interface DeliveryChoice {
  /** What is chosen on the page; it may not be sent yet. */
  method: ShippingMethod | undefined
  form: UseFormReturn<DeliveryForm>
  /** True where it differs from what the store has. */
  isNew: boolean
  /** The cart as it would be with the choice. */
  cart: Cart
}

/** The delivery chosen on the page, so that the total can follow it before it is sent. */
export function useDeliveryChoice(cart: Cart): DeliveryChoice {
  const methods = cart.shippingMethods
  const find = (key: string | undefined) => methods.find((method) => methodKey(method) === key)
  const selected = cart.selectedShipping ? methodKey(cart.selectedShipping) : undefined
  const known = find(selected) ?? methods[0]
  const form = useForm<DeliveryForm>({
    resolver: zodResolver(deliveryForm),
    // Another address brings other methods: the choice begins anew with what the store says.
    values: { method: known ? methodKey(known) : '' },
  })
  const method = find(form.watch('method')) ?? known
  const isNew = method !== undefined && methodKey(method) !== selected
  return { method, form, isNew, cart: isNew ? withShipping(cart, method) : cart }
}
