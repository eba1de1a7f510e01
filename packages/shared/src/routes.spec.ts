import { describe, expect, test } from 'vitest'
import { matches } from './route'
import { fixedRoutes, routeOf, routes, toolPath } from './routes'

describe('routeOf', () => {
  test('finds every fixed route by the path it builds', () => {
    for (const route of fixedRoutes) {
      const build = route as (params?: Record<string, string>) => string
      const path = build({ itemId: '1', urlKey: 'a', pageId: '2', orderId: '1' }).replace('*', '')
      expect(matches(route.pattern, path), route.pattern).toBe(true)
      expect(routeOf(path)?.pattern, path).toBe(route.pattern)
    }
  })

  test.each([
    ['/', '/'],
    ['/checkout/', '/checkout'],
    ['/checkout/cart', '/checkout/cart'],
    ['/customer/login', '/customer/login/*'],
    ['/customer/login/anything/at/all', '/customer/login/*'],
    ['/customer/account/dashboard', '/customer/account/dashboard/:orderId?/:subOrderId?'],
    ['/customer/account/view-order/1/2/', '/customer/account/view-order/:orderId?/:subOrderId?'],
    ['/customer/account/my-rewards/loyaltylevel/join', '/customer/account/my-rewards/loyaltylevel/join'],
    ['/customer/account/my-rewards/policy/', '/customer/account/my-rewards/policy'],
    ['/customer/account/my-rewards/nothing', '/customer/account/my-rewards/:orderId?/:subOrderId?'],
    ['/canvas-prints', '/:slug'],
    ['/customer/account', undefined],
    ['/customer/account/view-order/1/2/3', undefined],
    ['/customer/account/nothing', undefined],
    ['/customer/account/constructor', undefined],
    ['/two/segments', undefined],
  ])('%s is %s', (path, pattern) => {
    expect(routeOf(path)?.pattern).toBe(pattern)
  })
})

test('links encode their parameters', () => {
  expect(routes.blogPost({ urlKey: 'a b/c' })).toBe('/blog/a%20b%2Fc')
  expect(toolPath('photomug-tool', { sku: 'half a \ud83d' })).toBe('/photomug-tool?sku=half%20a%20%EF%BF%BD')
  expect(toolPath('photomug-tool', { sku: 'a&b', design: undefined })).toBe('/photomug-tool?sku=a%26b')
})
