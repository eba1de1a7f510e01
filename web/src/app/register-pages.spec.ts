import { describe, expect, it } from 'vitest'
import { registerPages } from './register-pages'

const module = (name: string) => async () => ({ default: () => name })
const unbuilt = module('unbuilt')

describe('registering a route', () => {
  it('under a name that is in use is rejected', () => {
    const twice = [
      { pattern: '/cart', name: 'cart', page: module('cart') },
      { pattern: '/basket', name: 'cart', page: module('basket') },
    ]
    expect(() => registerPages(twice, unbuilt)).toThrow(/^Route with that name already exists$/)
  })

  it('with neither name nor page is rejected', () => {
    expect(() => registerPages([{ pattern: '/cart' }], unbuilt)).toThrow(
      /^Missing page to render for the route pattern$/,
    )
    const [named, paged] = [
      { pattern: '/cart', name: 'cart' },
      { pattern: '*', page: module('none') },
    ]
    expect(registerPages([named, paged], unbuilt).map(({ path }) => path)).toEqual(['/cart', '*'])
  })

  it('keeps the order, and a named route without a page shows the page for unbuilt ones', async () => {
    const routes = registerPages(
      [
        { pattern: '/cart', name: 'cart', page: module('cart') },
        { pattern: '/later', name: 'later' },
        { pattern: '*', page: module('none') },
      ],
      unbuilt,
    )
    const shown = await Promise.all(
      routes.map(async ({ path, handle }) => {
        const { default: Page } = await (handle as { load: () => Promise<{ default: () => string }> }).load()
        return [path, Page()]
      }),
    )
    expect(shown).toEqual([
      ['/cart', 'cart'],
      ['/later', 'unbuilt'],
      ['*', 'none'],
    ])
  })
})
