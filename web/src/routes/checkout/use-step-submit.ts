import { requireCartId } from '~/api/cart-identity'
import type { Cart } from '~/features/cart/cart'
import { CHANGES } from '~/features/cart/cart-group'
import { CART_SCOPE, keepCart } from '~/features/cart/use-cart'
import { useSubmit } from '~/features/forms/use-submit'

/** Sends the values of a step, stores the returned cart and opens the next step. */
export const useStepSubmit = <T>(send: (cartId: string, values: T) => Promise<Cart>, onDone: () => void) =>
  useSubmit((values: T) => send(requireCartId(), values), onDone, {
    mutationKey: CHANGES.step,
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })
