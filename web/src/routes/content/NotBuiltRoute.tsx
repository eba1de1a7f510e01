import { NotBuiltYetPage } from '~/features/page/NotBuiltYetPage'

export default function NotBuiltRoute() {
  return <NotBuiltYetPage />
}
