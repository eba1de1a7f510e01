import { fixedRoutes } from '@kea/shared/routes'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { lazyPage } from './lazy-pages'
import type { LoadPage } from './lazy-route'
import { pageLayouts, pageRoutes } from './page-routes'
import type { RouteModule } from './route-module'

/** A path of the pattern, its parameters filled and its optional ends left off. */
const example = (pattern: string): string =>
  pattern
    .split('/')
    .filter((part) => !part.endsWith('?') && part !== '*')
    .map((part) => (part.startsWith(':') ? 'x1' : part))
    .join('/') || '/'

const pageAt = (path: string): Promise<RouteModule> => {
  const { load } = (matchRoutes(pageRoutes, path)?.at(-1)?.route.handle ?? {}) as { load: LoadPage }
  return load()
}

const patternOf = (path: string) => matchRoutes(pageRoutes, path)?.at(-1)?.route.path

describe('the router', () => {
  it.each(fixedRoutes.map(({ pattern }) => pattern))('%s has a page', (pattern) => {
    expect(patternOf(example(pattern))).toBe(pattern)
  })

  it('takes any other single slug as a page of the CMS, and the rest as not found', () => {
    expect(patternOf('/canvas-prints')).toBe('/:slug')
    expect(patternOf('/a/b/c')).toBe('*')
  })

  it.each([
    ['/home', 'HomePage'],
    ['/canvas-prints', 'ContentPage'],
    ['/gift-certificate/17', 'GiftPage'],
    ['/blog/photo-tips', 'BlogPage'],
    ['/customer/account/view-order/000000123/1', 'ViewOrderPage'],
    ['/customer/account/my-rewards/loyaltylevel/join', 'RewardsPage'],
    ['/photomug-tool', 'DesignPage'],
    ['/nothing/at/all', 'NotFoundRoute'],
  ])('%s shows %s', { timeout: 60_000 }, async (path, name) => {
    expect((await pageAt(path)).default.name).toBe(name)
  })

  it.each(fixedRoutes.filter(({ built }) => built).map(({ pattern, module }) => [pattern, module]))(
    '%s shows its own page',
    { timeout: 60_000 },
    async (pattern, module) => {
      const page = await pageAt(example(pattern ?? ''))
      expect(page.default.name).toBe(module?.split('/').at(-1))
      // The router's own names for these would be ignored, and the page would have no data.
      expect(Object.keys(page).filter((name) => !['default', 'clientLoader'].includes(name))).toEqual([])
    },
  )

  it('shows "not built yet" for a pattern without a page', async () => {
    expect((await lazyPage('/planned')).default.name).toBe('NotBuiltRoute')
  })

  it('has the layout of the list around a page', () => {
    const layoutOf = (path: string) => pageLayouts.findIndex(({ patterns }) => patterns.includes(patternOf(path) ?? ''))
    const paths = ['/checkout/receipt/cancel', '/customer/account/my-rewards/policy', '/change-password', '/order-es']
    expect(paths.map(layoutOf)).toEqual([0, 1, 1, -1])
  })
})
