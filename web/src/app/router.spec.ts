import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ErrorPage } from './ErrorPage'
import { createShopRouter } from './router'

// The browser's router needs a window. The test reads its routes.
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  createBrowserRouter: (routes: RouteObject[]) => routes,
}))

const elementOf = (route: RouteObject | undefined) => route?.errorElement as ReactElement | undefined

it('the error page replaces a page that failed, and the whole document if header or footer failed', () => {
  const [outer, ...more] = createShopRouter() as unknown as RouteObject[]
  expect(more).toEqual([])
  expect(elementOf(outer)?.type).toBe(ErrorPage)
  const [pages, ...others] = outer?.children ?? []
  expect(others).toEqual([])
  expect(elementOf(pages)?.type).toBe(ErrorPage)
})
