import { routes } from '@kea/shared/routes'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sentenceOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { regionsQuery } from '~/features/addresses/address-form'
import { type Cart, canCheckOut, isEmpty } from '~/features/cart/cart'
import { LoggedOutCart } from '~/features/cart/LoggedOutCart'
import { cartQuery, useCart } from '~/features/cart/use-cart'
import { returnToPayment } from '~/features/order/return-to-payment'
import { wasLoggedOut } from '~/lib/logged-out'
import { ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Waiting } from '~/ui/Waiting'
import { AddressStep } from './AddressStep'
import { CheckoutSummary } from './CheckoutSummary'
import { ContactStep } from './ContactStep'
import { currentStep, type Step, stepAfter, stepsOf, titleOf } from './checkout-steps'
import { DeliveryStep } from './DeliveryStep'
import { InvoiceStep } from './InvoiceStep'
import { NotOpenYet } from './NotOpenYet'
import { PaymentStep } from './PaymentStep'
import { ReviewStep } from './ReviewStep'
import { reportCheckout } from './report-checkout'
import { StepDone } from './StepDone'
import { useAffiliate } from './use-affiliate'
import { useDeliveryChoice } from './use-delivery-choice'
import { type CheckoutCustomer, useStartAddress } from './use-start-address'

export function clientLoader() {
  const paying = returnToPayment()
  if (paying) return paying
  void queryClient.prefetchQuery(cartQuery())
  void queryClient.prefetchQuery(regionsQuery())
  return null
}

export default function CheckoutPage() {
  const { data: cart, error, isPending, refetch, isFetching } = useCart()
  const { isReady, customer } = useStartAddress(cart)
  return (
    <>
      <h1 className="font-display text-title font-bold">{routes.checkout.heading}</h1>
      {isPending ? (
        <Waiting className="mt-8">Fetching your order</Waiting>
      ) : error && !cart ? (
        <RetryAlert isTrying={isFetching} onRetry={() => refetch()}>
          <p className="font-semibold">Unable to process request</p>
          <p>{sentenceOf(error)} Your cart and everything you entered are kept.</p>
        </RetryAlert>
      ) : !cart || isEmpty(cart) || !canCheckOut(cart) ? (
        <NothingToOrder isEmpty={!cart || isEmpty(cart)} />
      ) : isReady ? (
        <Steps cart={cart} customer={customer} />
      ) : (
        <Waiting className="mt-8">Fetching your address</Waiting>
      )}
    </>
  )
}

function NothingToOrder({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty && wasLoggedOut()) return <LoggedOutCart />
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <p className="text-lead text-ink-soft">
        {isEmpty
          ? 'Your cart is empty, so there is nothing to order yet.'
          : 'Something in your cart cannot be ordered.'}
      </p>
      <ButtonLink to={isEmpty ? routes.home() : routes.cart()}>
        {isEmpty ? 'Choose a product' : 'To the cart'}
      </ButtonLink>
    </div>
  )
}

function Steps({ cart, customer }: { cart: Cart; customer: CheckoutCustomer }) {
  const [search, setSearch] = useSearchParams()
  const step = currentStep(cart, search.get('step'))
  useNamedStep(step)
  useEffect(() => reportCheckout(cart), [cart])
  useAffiliate(cart)
  const heading = useFocusOnStep(step)
  const delivery = useDeliveryChoice(cart)
  const open = (next: Step) => setSearch({ step: next }, { preventScrollReset: true })
  const onDone = () => open(stepAfter(step, cart))
  const forms: Record<Step, () => ReactNode> = {
    contact: () => <ContactStep cart={cart} customer={customer} onDone={onDone} />,
    address: () => (
      <AddressStep cart={cart} customer={customer} onDone={(hasInvoice) => open(hasInvoice ? 'invoice' : 'delivery')} />
    ),
    invoice: () => <InvoiceStep cart={cart} customer={customer} onDone={onDone} />,
    delivery: () => <DeliveryStep cart={cart} choice={delivery} onDone={onDone} />,
    payment: () => <PaymentStep cart={cart} onDone={onDone} />,
    review: () => <ReviewStep cart={cart} />,
  }
  const steps = stepsOf(cart, step === 'invoice')
  return (
    <div className="mt-6 grid gap-8 lg:mt-12 lg:grid-cols-[1fr_24rem] lg:gap-20 xl:grid-cols-[1fr_28rem]">
      <div className="lg:order-2">
        <CheckoutSummary cart={step === 'delivery' ? delivery.cart : cart} />
      </div>
      <ol className="max-w-2xl self-start lg:order-1">
        {cart.paymentMethods.length === 0 && step !== 'payment' && (
          <li className="pb-6">
            <NotOpenYet />
          </li>
        )}
        {steps.map((entry, at) => (
          <li key={entry} className="border-b border-line py-6 first:pt-0 last:border-0">
            {entry === step ? (
              <>
                <h2 ref={heading} tabIndex={-1} className="mb-6 font-display text-heading font-bold outline-none">
                  {titleOf(entry, cart)}
                </h2>
                {forms[entry]()}
              </>
            ) : (
              <StepDone cart={cart} step={entry} isBefore={at < steps.indexOf(step)} onChange={() => open(entry)} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Names the first step in the address too. Without its name, Back would open the first incomplete step, which may be the
 * one that the shopper comes from or a later one.
 */
function useNamedStep(step: Step): void {
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    if (search.has('step')) return
    const named = new URLSearchParams(search)
    named.set('step', step)
    setSearch(named, { replace: true, preventScrollReset: true })
  }, [step, search, setSearch])
}

/** Moves the focus and the view to the heading of a newly opened step. */
function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}
