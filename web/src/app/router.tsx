import { createBrowserRouter } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'
import { pageRoutes } from './page-routes'
import { RootLayout } from './RootLayout'

/** The shop's router over the one route table. The inner error element keeps header and footer round a failed page. */
export const createShopRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: pageRoutes }],
    },
  ])
