import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'
import { type LoadPage, lazyRoute } from './lazy-route'
import { PageFrame } from './PageFrame'

export interface LayoutRegistration {
  /** The module of the layout. It renders an `Outlet` for its pages. */
  layout: LoadPage
  /** Patterns of the pages that the layout surrounds. */
  patterns: readonly string[]
  /** True if the layout draws the h1 of its pages. */
  hasHeading?: boolean
  /** Layouts inside this one, each with a part of its patterns. */
  children?: readonly LayoutRegistration[]
}

/** Pages without a layout of their own, then one route for each layout with its pages inside. */
function nest(pages: readonly RouteObject[], layouts: readonly LayoutRegistration[]): RouteObject[] {
  const nested = new Set(layouts.flatMap(({ patterns }) => patterns))
  return [
    { element: <PageFrame />, children: pages.filter(({ path = '' }) => !nested.has(path)) },
    ...layouts.map(({ layout, patterns, hasHeading = false, children = [] }): RouteObject => {
      const inside = pages.filter(({ path = '' }) => patterns.includes(path))
      return {
        ...lazyRoute(layout),
        children: [
          {
            errorElement: <ErrorPage isInLayout heading={hasHeading ? 'h2' : 'h1'} />,
            children: nest(inside, children),
          },
        ],
      }
    }),
  ]
}

/** All pages inside their layouts. The error element keeps header and footer around a page that failed. */
export const layoutRoutes = (pages: readonly RouteObject[], layouts: readonly LayoutRegistration[]): RouteObject[] => [
  { errorElement: <ErrorPage />, children: nest(pages, layouts) },
]
