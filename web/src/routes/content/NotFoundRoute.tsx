import { NotFoundPage } from '~/features/widgets/NotFoundPage'

export default function NotFoundRoute() {
  return <NotFoundPage />
}
