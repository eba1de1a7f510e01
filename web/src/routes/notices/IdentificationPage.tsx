import { routes } from '@kea/shared/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { itemsText } from '~/features/cart/items-text'
import { useCartCount } from '~/features/cart/use-cart-count'
import { useCustomer } from '~/features/customer/use-customer'
import { useLogOut } from '~/features/customer/use-log-out'
import { readOrder } from '~/features/order/last-order'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Section'

const LINK = 'inline-flex min-h-11 items-center text-kea underline'

/** What the shop knows about the visitor in this browser. */
export default function IdentificationPage() {
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">{routes.validate.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        See what this browser knows about you. Our prices are the same for everyone, so you don’t need ID.
      </p>
      <dl className="mt-8 max-w-2xl border-t border-line">
        <Fact name="Account">
          <Account />
        </Fact>
        <Fact name="Cart">
          <CartFact />
        </Fact>
        <Fact name="Last order">
          <OrderFact />
        </Fact>
      </dl>
    </Container>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Account() {
  const customer = useCustomer()
  const { isLeaving, leave } = useLogOut()
  if (customer.state === 'checking') return <span role="status">One moment</span>
  if (customer.state === 'loggedOut') return <>You are not logged in; we know you as a guest.</>
  return (
    <>
      <p>You are logged in as {customer.firstName}.</p>
      <Button
        look="secondary"
        className="mt-3"
        state={isLeaving ? 'sending' : 'normal'}
        loadingText="Logging out"
        onClick={leave}
      >
        Log out
      </Button>
    </>
  )
}

function CartFact() {
  const count = useCartCount()
  if (count === 0) return <>There is nothing in it.</>
  return (
    <>
      <p>It holds {itemsText(count)}.</p>
      <Link to={routes.cart()} className={LINK}>
        Your cart
      </Link>
    </>
  )
}

function OrderFact() {
  const order = readOrder()
  if (!order) return <>You have not ordered since you opened this browser.</>
  return (
    <>
      <p>
        Number{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <Link to={routes.checkoutSuccess()} className={LINK}>
        Your order
      </Link>
    </>
  )
}
