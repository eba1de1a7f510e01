import { zodResolver } from '@hookform/resolvers/zod'
import { type DeliveryForm, deliveryForm } from '@kea/shared/schemas/checkout-forms'
import { useEffect } from 'react'
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
  const form = useForm<DeliveryForm>({ resolver: zodResolver(deliveryForm), defaultValues: { method: '' } })
  const wanted = form.watch('method')
  const methods = cart.shippingMethods
  const selected = cart.selectedShipping && methodKey(cart.selectedShipping)
  const find = (key: string | null | undefined) => methods.find((method) => methodKey(method) === key)
  const method = find(wanted) ?? find(selected) ?? methods[0]
  const isNew = method !== undefined && methodKey(method) !== selected
  // What the cart stands on is chosen until somebody chooses; a method that can no longer be had gives way.
  const key = method ? methodKey(method) : ''
  useEffect(() => {
    form.setValue('method', key)
  }, [form, key])
  return { method, form, isNew, cart: isNew ? withShipping(cart, method) : cart }
}
