import { NotFoundPage } from '~/features/page/NotFoundPage'

export default function NotFoundRoute() {
  return <NotFoundPage />
}
