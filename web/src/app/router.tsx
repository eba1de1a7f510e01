import { createBrowserRouter } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'
import { layoutRoutes } from './layout-routes'
import { pageLayouts, pageRoutes } from './page-routes'
import { RootLayout } from './RootLayout'

/** The router of the shop. The outer error element is for a failure of the header or footer itself. */
export const createShopRouter = () =>
  createBrowserRouter([
    {
      // One element, so that the frame renders with another location only.
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      children: layoutRoutes(pageRoutes, pageLayouts),
    },
  ])
