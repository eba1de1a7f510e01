// @vitest-environment jsdom
import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { draw } from '~/ui/testing/draw'
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
async function open(answers: Record<string, () => Response>) {
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
  const button = createElement(QueryClientProvider, { client: queryClient }, createElement(PayNow, { order }))
  const { place, end } = await draw(button)
  const press = (text: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click())
  return { place, press, end }
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
  const { place, press, end } = await open(answers)
  await vi.waitFor(() => expect(place.textContent).toContain('We cannot show how to pay right now.'))
  answers.OrderPayment = payment
  await press('Try again')
  await vi.waitFor(() => expect(place.textContent).toContain('Pay now'))
  await end()
})

it('fails at once without a connection, and opens no payment page later', async () => {
  const { place, press, end } = await open({ OrderPayment: payment })
  await vi.waitFor(() => expect(place.textContent).toContain('Pay now'))
  onlineManager.setOnline(false)
  await press('Pay now')
  await vi.waitFor(() => expect(place.querySelector('[role="alert"]')).not.toBeNull())
  await act(async () => onlineManager.setOnline(true))
  expect(sent.filter((name) => name === 'PayOrder')).toHaveLength(1)
  await end()
})
