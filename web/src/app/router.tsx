import { createBrowserRouter } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'
import { layoutRoutes } from './layout-routes'
import { pageLayouts, pageRoutes } from './page-routes'
import { RootLayout } from './RootLayout'

/** The router of the shop. The outer error element is for a failure of the header or footer itself. */
export const createShopRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: <ErrorPage />,
      children: layoutRoutes(pageRoutes, pageLayouts),
    },
  ])
