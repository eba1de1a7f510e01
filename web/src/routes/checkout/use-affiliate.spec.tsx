import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { useAffiliate } from './use-affiliate'

const CLICK = '3456_1700000000_a1b2c3'

/** The variables of the requests that were sent. */
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).variables)
    return Response.json({ errors: [{ message: 'Not now.', extensions: { category: 'graphql-input' } }], data: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

function Checkout({ known }: { known: string }) {
  useAffiliate({ notes: { affiliateClick: known } as Parameters<typeof useAffiliate>[0]['notes'] })
  return null
}

function open(known: string, cookies: Record<string, string>): void {
  documentCookies({ cart_id: 'c1', ...cookies })
  const client = new QueryClient()
  const drawn = () => (
    <Shop client={client}>
      <Checkout known={known} />
    </Shop>
  )
  const { rerender } = render(drawn())
  rerender(drawn())
}

it('the affiliate who sent the shopper is written into the cart, once', async () => {
  open('an earlier one', { affiliate_click_id: CLICK })
  await vi.waitFor(() => expect(sent).toEqual([{ cartId: 'c1', info: { awc: CLICK } }]))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toHaveLength(1)
})

it.each([
  ['nobody has sent the shopper', 'an earlier one', {}],
  ['the cart has it', CLICK, { affiliate_click_id: CLICK }],
])('nothing is written where %s', async (_, known, cookies) => {
  open(known, cookies)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([])
})
