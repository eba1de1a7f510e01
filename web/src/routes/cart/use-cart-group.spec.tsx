import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import type { CartGroup } from '~/features/cart/cart-group'
import { noteDeclined } from '~/features/cart/declined-payment'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { cartQuery } from '~/features/cart/use-cart'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { useCartGroup } from './use-cart-group'

const CART = 'a'.repeat(32)

beforeEach(() => {
  documentCookies({ cart_id: CART })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(cartQuery(CART).queryKey, sampleCart({ id: CART, lines: [sampleLine()] }))
})
afterEach(() => {
  queryClient.clear()
  noteDeclined('')
  vi.unstubAllGlobals()
})

function Reader({ onGroup }: { onGroup: (group: CartGroup) => void }) {
  onGroup(useCartGroup())
  return null
}

/** The state of the cart as its page gets it. */
function groupNow(): CartGroup {
  const groups: CartGroup[] = []
  render(
    <Shop>
      <Reader onGroup={(group) => groups.push(group)} />
    </Shop>,
  ).unmount()
  const [group] = groups
  if (!group) throw new Error('nothing was drawn')
  return group
}

/** A change of the cart with this key, as a mutation of the page. */
function change(mutationKey: readonly string[], status: 'pending' | 'error' | 'success', variables: unknown = null) {
  const options = { mutationKey, scope: { id: 'cart' } }
  queryClient.getMutationCache().build(queryClient, options, {
    context: undefined,
    data: undefined,
    error: status === 'error' ? new Error('no') : null,
    failureCount: 0,
    failureReason: null,
    isPaused: false,
    status,
    variables,
    submittedAt: 1,
  } as never)
}

/** What loads, without the summary. */
const loadingNow = () =>
  Object.entries(groupNow().isLoading)
    .filter(([part, isOn]) => isOn && part !== 'summary')
    .map(([part]) => part)

describe('the state of the cart on its page', () => {
  it('loads nothing without a change, and has not failed', () => {
    expect(groupNow()).toMatchObject({ cartId: CART, isCartEmpty: false, isCheckoutFailed: false, orderSuccess: false })
    expect(groupNow().isLoading.summary).toBe(false)
    expect(loadingNow()).toEqual([])
  })

  it.each([
    [['Coupon'], null, ['coupon']],
    [['CheckoutStep'], null, ['shipping']],
    [['Notes'], null, []],
    [['ChangeBalance'], { kind: 'card', code: 'x' }, ['giftVoucher']],
    [['ChangeBalance'], { kind: 'no credit' }, ['storeCredit']],
    [['ChangeBalance'], { kind: 'points' }, ['rewardPoints']],
    [['AnyOther'], null, ['items']],
  ])('during a change %j of %j loads its sums and %j', (key, variables, parts) => {
    change(key, 'success', variables)
    expect(groupNow().isLoading.summary).toBe(false)
    change(key, 'pending', variables)
    expect(groupNow().isLoading.summary).toBe(true)
    expect(loadingNow()).toEqual(parts)
  })

  it('loads nothing while it is ordered', () => {
    change(['PlaceOrder'], 'pending')
    expect(groupNow().isLoading.summary).toBe(false)
  })

  it('has failed after an order that failed, until the next one', () => {
    change(['PlaceOrder'], 'error')
    expect(groupNow().isCheckoutFailed).toBe(true)
    change(['PlaceOrder'], 'success')
    expect(groupNow().isCheckoutFailed).toBe(false)
  })

  it('has failed after a declined payment of this cart, and of no other', () => {
    noteDeclined('b'.repeat(32))
    expect(groupNow().isCheckoutFailed).toBe(false)
    noteDeclined(CART)
    expect(groupNow().isCheckoutFailed).toBe(true)
    noteDeclined('')
    expect(groupNow().isCheckoutFailed).toBe(false)
  })
})
