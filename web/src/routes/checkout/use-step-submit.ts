import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf, ShopError } from '~/api/errors'
import type { Cart } from '~/features/cart/cart'
import { keepCart, requireCartId } from '~/features/cart/use-cart'

/** A refusal says what to change; a lost connection only needs another try, and the assurance that nothing went. */
function wordsFor(error: Error): string {
  const message = messageOf(error)
  const isLost = error instanceof ShopError && (error.code === 'network' || error.code === 'server')
  if (!isLost) return message || 'Please try again.'
  return `${message.replace(/[^.!?]$/, '$&.')} Everything you entered is kept; please try again.`
}

/** Sends what a step has gathered, keeps the cart that comes back and goes on. A second press while it runs is lost. */
export function useStepSubmit<T>(send: (cartId: string, values: T) => Promise<Cart>, onDone: () => void) {
  // State comes a moment after the press; a second press of a double click would still see the old one.
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: (values: T) => send(requireCartId(), values),
    onSuccess: keepCart,
    onSettled: () => {
      isSending.current = false
    },
    scope: { id: 'cart' },
  })
  return {
    submit: (values: T) => {
      if (isSending.current) return
      isSending.current = true
      // Said here it is heard only while the step is open: who has gone to another one meanwhile stays there.
      mutation.mutate(values, { onSuccess: onDone })
    },
    pending: mutation.isPending,
    error: mutation.error ? wordsFor(mutation.error) : '',
  }
}
