import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isShopUpdated } from './is-shop-updated'

const answers = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  document.head.innerHTML =
    '<script type="module" src="/assets/00000000000e.js"></script><script type="module" src="/assets/00000000000a.js"></script>' +
    '<script type="module" src="https://vendor.example/pixel.js"></script>'
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the shop was updated since this page was opened', () => {
  it.each([
    ['where the script is not there any more', new Response('', { status: 404 }), true],
    ['where the script is of an earlier build', new Response('', { headers: { 'x-earlier-build': '1' } }), true],
    ['not where it is that of the shop', new Response(''), false],
    ['not where the shop cannot say', new Response('', { status: 503 }), false],
  ])('%s', async (_, answer, is) => {
    answers.mockResolvedValueOnce(answer)
    expect(await isShopUpdated()).toBe(is)
    const [address = '', init] = answers.mock.lastCall ?? []
    expect([new URL(address).pathname, init]).toEqual([
      '/assets/00000000000a.js',
      { method: 'HEAD', cache: 'no-store' },
    ])
  })

  it('not without a connection, where nothing is asked', async () => {
    answers.mockClear()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect([await isShopUpdated(), answers.mock.calls]).toEqual([false, []])
  })
})
