import { useState } from 'react'
import { type Cart, type ShippingMethod, withShipping } from '~/features/cart/cart'

export const methodKey = ({ carrier, method }: Pick<ShippingMethod, 'carrier' | 'method'>) => `${carrier}/${method}`

export interface DeliveryChoice {
  /** What is chosen on the page; it may not be sent yet. */
  method: ShippingMethod | undefined
  choose: (key: string) => void
  /** True where it differs from what the store has. */
  isNew: boolean
  /** The cart as it would be with the choice. */
  cart: Cart
}

/** The delivery chosen on the page, so that the total can follow it before it is sent. */
export function useDeliveryChoice(cart: Cart): DeliveryChoice {
  const [wanted, choose] = useState<string>()
  const methods = cart.shippingMethods
  const selected = cart.selectedShipping && methodKey(cart.selectedShipping)
  const find = (key: string | null | undefined) => methods.find((method) => methodKey(method) === key)
  const method = find(wanted) ?? find(selected) ?? methods[0]
  const isNew = method !== undefined && methodKey(method) !== selected
  return { method, choose, isNew, cart: isNew ? withShipping(cart, method) : cart }
}
