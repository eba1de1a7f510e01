import { hasPaymentPage } from '@kea/shared/constants/pay'
import { formatTime } from '@kea/shared/dates'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS, queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { RadioCards } from '~/ui/RadioCards'
import { RetryAlert } from '~/ui/RetryAlert'
import { dropOrder } from './last-order'
import type { Order } from './order'
import { openPaymentPage, orderPaymentQuery, type PaymentOption, paymentPageOf, waysToPay } from './payment'

type Unpaid = Pick<Order, 'token' | 'paymentCode'>

/** *Pay now* for an order that is not paid, by any method that the shop has; nothing where it has no other way. */
export function PayNow({ order }: { order: Unpaid }) {
  const { hasForeignBackend } = useSettings()
  return !hasForeignBackend && <Payment order={order} />
}

function Payment({ order }: { order: Unpaid }) {
  const { data, error, isFetching, refetch } = useQuery(orderPaymentQuery(order.token))
  if (error && !data) {
    return (
      <RetryAlert isTrying={isFetching} onRetry={() => void refetch()}>
        <p>We cannot show how to pay right now. {messageOf(error)}</p>
      </RetryAlert>
    )
  }
  const ways = waysToPay(data?.options ?? [], order.paymentCode)
  const [first] = ways
  return (
    data &&
    first && <PayButton key={order.paymentCode} order={order} ways={ways} first={first.code} until={data.until} />
  )
}

interface PayButtonProps {
  order: Unpaid
  ways: readonly PaymentOption[]
  first: string
  until: number | null
}

/** Everything that the page shows of the order and its payment is read again. */
const readAgain = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^(OrderByToken|OrderPayment|CustomerOrder)/.test(String(queryKey[0])),
  })

function PayButton({ order: { token, paymentCode }, ways, first, until }: PayButtonProps) {
  const [chosen, setChosen] = useState(first)
  const { mutate, reset, data, variables, isPending, error } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: (method: string) => paymentPageOf(token, method),
    onSuccess: (url) => {
      if (url === null) return readAgain()
      // Its bank details are known already, so a payment that fails must not end the order and open its cart.
      if (!hasPaymentPage(paymentCode)) dropOrder()
      openPaymentPage(url, token)
    },
  })
  // The browser's Back may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reset])
  const isTransfer = !hasPaymentPage(chosen)
  return (
    <div className="grid justify-items-start gap-4">
      {until !== null && (
        <p className="max-w-prose text-ink-soft">
          We keep this order for you until {formatTime(new Date(until))}. Nothing is charged before you pay.
        </p>
      )}
      {error && <Alert>{messageOf(error)}</Alert>}
      {data === null && hasPaymentPage(variables ?? '') && (
        <Alert tone="calm">There is nothing left to pay on this order.</Alert>
      )}
      {ways.length > 1 ? (
        <RadioCards
          legend="How would you like to pay?"
          choices={ways.map(({ code, title }) => ({ value: code, label: title }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <p className="max-w-prose text-ink-soft">{ways[0]?.title}</p>
      )}
      <Button
        state={isPending || typeof data === 'string' ? 'sending' : 'normal'}
        loadingText={isTransfer ? 'Getting our account number' : 'Opening the payment page'}
        onClick={() => mutate(chosen)}
      >
        Pay now
      </Button>
    </div>
  )
}
