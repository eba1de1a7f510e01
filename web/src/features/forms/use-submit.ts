import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf, ShopError } from '~/api/errors'

/** A refusal says what to change; a lost connection only needs another try, and the assurance that nothing went. */
function messageFor(error: Error): string {
  const message = messageOf(error)
  const isLost = error instanceof ShopError && (error.code === 'network' || error.code === 'server')
  if (!isLost) return message || 'Please try again.'
  if (!navigator.onLine) return 'You are offline. Everything you entered is kept; send it when you are connected again.'
  return `${message.replace(/[^.!?]$/, '$&.')} Everything you entered is kept; please try again.`
}

/** Sends what a form has gathered. A second press while it runs is lost. */
export function useSubmit<TValues, TResult>(
  send: (values: TValues) => Promise<TResult>,
  onDone: (result: TResult) => void,
  options: Pick<UseMutationOptions<TResult, Error, TValues>, 'onSuccess' | 'onError' | 'scope'> = {},
) {
  // State comes a moment after the press; a second press of a double click would still see the old one.
  const isSending = useRef(false)
  const mutation = useMutation({
    ...options,
    // Held back until the connection returns it would seem to send for ever, and then go without being asked again.
    networkMode: 'always',
    mutationFn: send,
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    submit: (values: TValues) => {
      if (isSending.current) return
      isSending.current = true
      // Said here it is heard only while the form is there: who has gone elsewhere meanwhile stays there.
      mutation.mutate(values, { onSuccess: onDone })
    },
    pending: mutation.isPending,
    error: mutation.error ? messageFor(mutation.error) : '',
  }
}
