import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyRoute } from './lazy-route'

vi.mock('~/lib/with-retry', () => ({ withRetry: (load: () => Promise<unknown>) => load() }))
const updated = vi.hoisted(() => ({ is: false }))
vi.mock('~/lib/is-shop-updated', () => ({ isShopUpdated: async () => updated.is }))

const Page = () => null
const blocked = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

async function open(load: Parameters<typeof lazyRoute>[0]) {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/cart', ...lazyRoute(load) },
  ])
  await router.navigate('/cart')
  return { router, errorAt: () => Object.values(router.state.errors ?? {})[0] as { message: string } | undefined }
}

describe('a page whose code loads with its first navigation', () => {
  afterEach(() => {
    updated.is = false
  })

  it('says when the code did not come, and the next navigation loads it', async () => {
    const load = vi.fn(async () => ({ default: Page, clientLoader: () => 'the cart' })).mockImplementationOnce(blocked)
    const { router, errorAt } = await open(load)
    expect(errorAt()?.message).toBe('This page did not load. Check your connection and try again.')
    await router.navigate('/')
    await router.navigate('/cart')
    expect([router.state.errors, Object.values(router.state.loaderData)]).toEqual([null, ['the cart']])
    router.dispose()
  })

  it('says when the shop has been updated since', async () => {
    updated.is = true
    const { router, errorAt } = await open(blocked)
    expect(errorAt()?.message).toBe('We have updated our shop since you opened this page. Load it again to carry on.')
    router.dispose()
  })

  it('asks its loader again for another search, and a page without a loader is not asked', async () => {
    const clientLoader = vi.fn(() => null)
    const loads = vi.fn(async () => ({ default: Page }))
    for (const [load, asked] of [
      [async () => ({ default: Page, clientLoader }), clientLoader],
      [loads, loads],
    ] as const) {
      const { router } = await open(load)
      await router.navigate('/cart?page=2')
      expect([router.state.location.search, asked.mock.calls.length]).toEqual([
        '?page=2',
        asked === clientLoader ? 2 : 1,
      ])
      router.dispose()
    }
  })
})
