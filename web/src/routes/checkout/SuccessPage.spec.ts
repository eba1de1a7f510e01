import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { keepOrder } from '~/features/order/last-order'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { clientLoader } from './SuccessPage'

describe('the page of a placed order', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  })
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  const order = { number: '000000007', token: 'token', cartId: 'ordered' }

  it('closes the ordered cart, which stays known until this page', () => {
    const { pairs, document } = cookieJar({ cart_id: 'ordered' })
    vi.stubGlobal('document', document)
    keepOrder(order)
    expect(pairs.get('cart_id')).toBe('ordered')
    queryClient.setQueryData(['Cart', 'ordered'], {})
    clientLoader()
    expect(pairs.has('cart_id')).toBe(false)
    expect(queryClient.getQueryData(['Cart', 'ordered'])).toBeUndefined()
  })

  it('keeps a newer cart', () => {
    const { pairs, document } = cookieJar({ cart_id: 'newer' })
    vi.stubGlobal('document', document)
    keepOrder(order)
    clientLoader()
    expect(pairs.get('cart_id')).toBe('newer')
  })
})
