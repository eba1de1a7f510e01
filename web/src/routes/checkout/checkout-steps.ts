import { CHECKOUT_ADDRESS_SETTING } from '@kea/shared/constants/business'
import type { Cart } from '~/features/cart/cart'

/** The steps of a guest's checkout in order. Each has one form and one button. */
export const STEPS = ['contact', 'address', 'invoice', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

const TITLES: Record<Step, string> = {
  contact: 'Your email',
  address: 'Delivery address',
  invoice: 'Billing address',
  delivery: 'Delivery method',
  payment: 'Payment',
  review: 'Review your order',
}

/** The title of a step. Without a delivery the address is the billing address. */
export const titleOf = (step: Step, { isVirtual }: Cart): string =>
  isVirtual && step === 'address' ? TITLES.invoice : TITLES[step]

/** The method of a cart with nothing left to pay. */
const FREE = 'free'

/** Whether the invoice has an address of its own: the cart's, or one that the shopper is entering. */
const hasInvoiceStep = ({ isVirtual, invoiceAddress }: Cart, isEntering: boolean): boolean =>
  CHECKOUT_ADDRESS_SETTING === 2 && !isVirtual && (invoiceAddress !== null || isEntering)

/** The steps of a cart: only what is still to be chosen. */
export const stepsOf = (cart: Cart, isEnteringInvoice = false): readonly Step[] => {
  const left: Partial<Record<Step, boolean>> = {
    invoice: !hasInvoiceStep(cart, isEnteringInvoice),
    delivery: cart.isVirtual,
    payment: cart.selectedPayment === FREE,
  }
  return STEPS.filter((step) => !left[step])
}

/** True when the server's cart has the data of a step. */
const isDone: Record<Exclude<Step, 'review'>, (cart: Cart) => boolean> = {
  contact: (cart) => cart.email !== '',
  address: (cart) => cart.address !== null,
  // The invoice goes to the delivery address until there is another one.
  invoice: () => true,
  delivery: (cart) => cart.selectedShipping !== null,
  payment: (cart) => cart.selectedPayment !== null,
}

/** The first incomplete step. The server's cart decides, so a reload loses nothing. */
export const firstOpenStep = (cart: Cart): Step =>
  stepsOf(cart).find((step) => step !== 'review' && !isDone[step](cart)) ?? 'review'

/** The step to show: the requested one, unless an earlier step is incomplete. */
export function currentStep(cart: Cart, wanted: string | null): Step {
  const open = firstOpenStep(cart)
  const step = stepsOf(cart, wanted === 'invoice').find((name) => name === wanted)
  return step && STEPS.indexOf(step) <= STEPS.indexOf(open) ? step : open
}

export function stepAfter(step: Step, cart: Cart): Step {
  const steps = stepsOf(cart, step === 'invoice')
  return steps[steps.indexOf(step) + 1] ?? 'review'
}
