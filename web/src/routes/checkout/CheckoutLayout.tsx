import { Outlet } from 'react-router-dom'
import { Container } from '~/ui/Section'

/** The frame of the pages from the cart to the placed order. */
export default function CheckoutLayout() {
  return (
    <Container className="pt-8 pb-20 lg:pt-14 print:p-0">
      <Outlet />
    </Container>
  )
}
