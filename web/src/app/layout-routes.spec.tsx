import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, matchRoutes, Outlet, type RouteObject } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { layoutRoutes } from './layout-routes'
import { pageLayouts, pageRoutes } from './page-routes'

vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useRouteError: () => new Error('x'),
}))

const layout = async () => ({ default: () => <Outlet /> })
const page = (path: string): RouteObject => ({ path, element: path })

/** The routes around a page, from the outermost to the page itself. */
const around = (routes: RouteObject[], path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route)

describe('layouts', () => {
  it('nest, and surround their own pages only', () => {
    const routes = layoutRoutes(['/', '/account', '/account/orders', '/account/orders/1'].map(page), [
      {
        layout,
        patterns: ['/account', '/account/orders', '/account/orders/1'],
        children: [{ layout, patterns: ['/account/orders', '/account/orders/1'] }],
      },
    ])
    const layoutsOf = (path: string) => around(routes, path).filter(({ loader }) => loader)
    expect(['/', '/account', '/account/orders'].map((path) => layoutsOf(path).length)).toEqual([0, 1, 2])
    expect(layoutsOf('/account/orders')).toEqual(layoutsOf('/account/orders/1'))
    expect(layoutsOf('/account/orders')[0]).toBe(layoutsOf('/account')[0])
  })

  it('stay the same route from the cart to the placed order', () => {
    const routes = layoutRoutes(pageRoutes, pageLayouts)
    const layouts = ['/checkout/cart', '/checkout', '/checkout/success'].map((path) => around(routes, path)[1])
    expect(layouts[0]?.loader).toBeTypeOf('function')
    expect(layouts[1]).toBe(layouts[0])
    expect(layouts[2]).toBe(layouts[0])
    expect(around(routes, '/faq')).not.toContain(layouts[0])
  })

  it('stay the same route from one account page to the next', () => {
    const routes = layoutRoutes(pageRoutes, pageLayouts)
    const layoutAt = (path: string) => around(routes, path)[1]
    expect(layoutAt('/customer/account/dashboard')?.loader).toBeTypeOf('function')
    expect(layoutAt('/customer/account/dashboard/1/2')).toBe(layoutAt('/customer/account/dashboard'))
    expect(around(routes, '/customer/account/nothing').at(-1)?.path).toBe('*')
  })

  it('keep the page for an unknown address outside', async () => {
    const router = createMemoryRouter(layoutRoutes([page('/a'), page('*')], [{ layout, patterns: ['/a'] }]), {
      initialEntries: ['/a/b'],
    })
    expect(router.state.matches.at(-1)?.route.path).toBe('*')
    router.dispose()
  })
})

it('a page that failed has an h2 in a layout with an h1', () => {
  documentCookies()
  const headingIn = (hasHeading: boolean) => {
    const [outer] = layoutRoutes([page('/a')], [{ layout, patterns: ['/a'], hasHeading }])
    const inner = outer?.children?.[1]?.children?.[0]
    return render(inner?.errorElement as ReactElement).container.querySelector('h1, h2, h3')?.localName
  }
  expect([headingIn(false), headingIn(true)]).toEqual(['h1', 'h2'])
})

it('a page that failed has no padding of its own inside a layout', () => {
  documentCookies()
  const [outer] = layoutRoutes([page('/a')], [{ layout, patterns: ['/a'] }])
  const inner = outer?.children?.[1]?.children?.[0]
  const draw = (route: RouteObject | undefined) => [
    ...(render(route?.errorElement as ReactElement).container.firstElementChild?.classList ?? []),
  ]
  expect(draw(outer)).toEqual(expect.arrayContaining(['px-5', 'lg:px-12', 'pt-8']))
  expect(draw(inner).filter((name) => /(^|:)p[xytblr]?-\d/.test(name))).toEqual([])
})
