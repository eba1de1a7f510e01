import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import type { Cart } from './cart'
import { cartQuery, keepCart } from './use-cart'

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
})
