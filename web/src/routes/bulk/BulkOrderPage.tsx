import { routes } from '@kea/shared/routes'
import { useEffect } from 'react'
import { useCustomer } from '~/features/customer/use-customer'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { ImportForm } from './ImportForm'

/** The page is empty inside a frame, as a protection against clickjacking. */
const isFramed = (): boolean => window.self !== window.top

/** The import of an order table, for logged-in customers. */
export default function BulkOrderPage() {
  const { state } = useCustomer()
  useEffect(() => {
    // The edge redirects a first visit. This covers navigation inside the shop.
    if (state === 'loggedOut' && !isFramed()) {
      location.replace(`${routes.login()}?redirect=${encodeURIComponent(routes.bulkOrder())}`)
    }
  }, [state])
  if (isFramed()) return null
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">{routes.bulkOrder.heading}</h1>
      {state === 'loggedIn' ? <ImportForm /> : <Waiting className="mt-8">One moment</Waiting>}
    </Container>
  )
}
