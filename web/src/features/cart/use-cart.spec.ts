import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import type { Cart } from './cart'
import { fetchCart } from './cart-requests'
import { cartQuery, keepCart } from './use-cart'
import { cartCountQuery } from './use-cart-count'

vi.mock('./cart-requests', async (original) => ({
  ...(await original<typeof import('./cart-requests')>()),
  fetchCart: vi.fn(),
}))

const cartWith = (totalQuantity: number) => ({ id: 'c1', totalQuantity, lines: [] }) as unknown as Cart

describe('the cart in the query cache', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: 'cart_id=c1' }))
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  it('is the cart of the last change, even if an earlier fetch ends after it', async () => {
    const { queryKey } = cartQuery()
    queryClient.setQueryData(queryKey, cartWith(1))
    let answer = (_: Cart) => {}
    const delayed = new Promise<Cart | null>((resolve) => {
      answer = resolve
    })
    const fetch = queryClient.fetchQuery({ ...cartQuery(), queryFn: () => delayed }).catch(() => null)
    keepCart(cartWith(4))
    answer(cartWith(1))
    await fetch
    expect(queryClient.getQueryData(queryKey)).toEqual(cartWith(4))
  })

  it('ends an earlier fetch of its number, which would forget a cart that is open again', async () => {
    let isEnded = () => false
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      isEnded = () => signal.aborted
      return new Promise<number>(() => {})
    }
    const fetch = queryClient.fetchQuery({ ...cartCountQuery(), queryFn }).catch(() => null)
    expect(isEnded()).toBe(false)
    keepCart(cartWith(4))
    await fetch
    expect(isEnded()).toBe(true)
    expect(queryClient.getQueryData(cartCountQuery().queryKey)).toBe(4)
  })

  it('brings the number of pieces along, so that the header asks for nothing', async () => {
    vi.mocked(fetchCart).mockResolvedValueOnce(cartWith(3)).mockResolvedValueOnce(null)
    const { queryKey } = cartCountQuery()
    await queryClient.fetchQuery(cartQuery())
    expect(queryClient.getQueryData(queryKey)).toBe(3)
    await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 })
    expect(queryClient.getQueryData(queryKey)).toBe(0)
  })
})
