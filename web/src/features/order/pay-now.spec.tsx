import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { onlineManager } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { buttonNamed } from '~/ui/testing/drawn'
import { PayNow } from './PayNow'

const options = [
  { code: 'stripe', title: 'Card' },
  { code: 'banktransfer', title: 'Bank transfer' },
]
const payment = () => Response.json({ data: { guestOrderByToken: { payment_until: null, payment_options: options } } })
const failure = () => new Response('', { status: 502 })

const defaults = queryClient.getDefaultOptions()
let sent: string[] = []

/** The button of an unpaid order, in a shop that answers each operation like this. */
function open(answers: Record<string, () => Response>) {
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  queryClient.setQueryData(settingsQuery.queryKey, NO_SETTINGS)
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const name = /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? ''
    sent.push(name)
    const answer = answers[name]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  const order = { token: '0123456789abcdef0123456789abcdef', paymentCode: 'stripe' }
  const { container: place } = render(
    <Shop>
      <PayNow order={order} />
    </Shop>,
  )
  const press = (text: string) => act(async () => buttonNamed(place, text).click())
  return { place, press }
}

afterEach(() => {
  sent = []
  onlineManager.setOnline(true)
  queryClient.clear()
  queryClient.setDefaultOptions(defaults)
  vi.unstubAllGlobals()
})

it('says when the ways to pay did not load, and loads them again', async () => {
  const answers = { OrderPayment: failure }
  const { place, press } = open(answers)
  await waitFor(() => expect(place.textContent).toContain('We cannot show how to pay right now.'))
  answers.OrderPayment = payment
  await press('Try again')
  await waitFor(() => expect(place.textContent).toContain('Pay now'))
})

it('fails at once without a connection, and opens no payment page later', async () => {
  const { place, press } = open({ OrderPayment: payment })
  await waitFor(() => expect(place.textContent).toContain('Pay now'))
  onlineManager.setOnline(false)
  await press('Pay now')
  await waitFor(() => expect(place.querySelector('[role="alert"]')).not.toBeNull())
  await act(async () => onlineManager.setOnline(true))
  expect(sent.filter((name) => name === 'PayOrder')).toHaveLength(1)
})
