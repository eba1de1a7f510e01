import { hasPaymentPage } from '@kea/shared/constants/pay'
import { formatTime } from '@kea/shared/dates'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS, queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import type { Order } from './order'
import { openPaymentPage, paymentPageOf, paymentUntilQuery } from './payment'

/** The way to the payment page of an order that is not paid; nothing for an order without one. */
export function PayNow({ order }: { order: Pick<Order, 'token' | 'paymentCode'> }) {
  const { hasForeignBackend } = useSettings()
  return hasPaymentPage(order.paymentCode) && !hasForeignBackend && <PayButton token={order.token} />
}

function PayButton({ token }: { token: string }) {
  const until = useQuery(paymentUntilQuery(token)).data
  const { mutate, reset, data, isPending, error } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => paymentPageOf(token),
    onSuccess: (url) => {
      if (url !== null) return openPaymentPage(url)
      void queryClient.invalidateQueries({ queryKey: ['OrderByToken'] })
    },
  })
  // The browser's Back may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reset])
  if (until === null) return null
  return (
    <div className="grid justify-items-start gap-4">
      {until !== undefined && (
        <p className="max-w-prose text-ink-soft">
          We keep this order for you until {formatTime(new Date(until))}. Nothing is charged before you pay.
        </p>
      )}
      {error && <Alert>{messageOf(error)}</Alert>}
      {data === null && <Alert tone="calm">This order waits for no payment any more.</Alert>}
      <Button
        state={isPending || typeof data === 'string' ? 'sending' : 'normal'}
        loadingText="Opening the payment page"
        onClick={() => mutate()}
      >
        Pay now
      </Button>
    </div>
  )
}
