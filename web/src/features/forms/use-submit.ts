import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isDown, messageOf, OFFLINE, sentenceOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'

/** The message for a failed submit. A lost connection also needs the assurance that the form still has its values. */
function messageFor(error: Error): string {
  const message = messageOf(error)
  if (!isDown(error)) return message || 'Please try again.'
  if (message === OFFLINE) return 'You are offline. Your entries are saved. Send them when you are back online.'
  return `${sentenceOf(error)} Your entries are saved. Please try again.`
}

/** Sends the values of a form. A second submit during a request is ignored. */
export function useSubmit<TValues, TResult>(
  send: (values: TValues) => Promise<TResult>,
  onDone: (result: TResult) => void,
  options: Pick<UseMutationOptions<TResult, Error, TValues>, 'mutationKey' | 'onSuccess' | 'onError' | 'scope'> = {},
) {
  // A ref changes at once. The second press of a double click would still read the old state.
  const isSending = useRef(false)
  const mutation = useMutation({
    ...options,
    meta: OWN_ERRORS,
    mutationFn: send,
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    submit: (values: TValues) => {
      if (isSending.current) return
      isSending.current = true
      // A callback of `mutate` runs only while the form is mounted, so it cannot navigate from another page.
      mutation.mutate(values, { onSuccess: onDone })
    },
    pending: mutation.isPending,
    error: mutation.error ? messageFor(mutation.error) : '',
    /** The error itself. */
    failure: mutation.error,
  }
}
