import type { Cart } from '~/features/cart/cart'

/** The steps of a guest's checkout in their order; each has one form and one button. */
export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

const TITLES: Record<Step, string> = {
  contact: 'Your email',
  address: 'Delivery address',
  delivery: 'Delivery method',
  payment: 'Payment',
  review: 'Review your order',
}

/** What a step is called. Where nothing is sent, the address is only that of who pays. */
export const titleOf = (step: Step, { isVirtual }: Cart): string =>
  isVirtual && step === 'address' ? 'Billing address' : TITLES[step]

/** The steps of this cart. */
export const stepsOf = ({ isVirtual }: Cart): readonly Step[] =>
  isVirtual ? STEPS.filter((step) => step !== 'delivery') : STEPS

/** What the server already has of a step. */
const isDone: Record<Exclude<Step, 'review'>, (cart: Cart) => boolean> = {
  contact: (cart) => cart.email !== '',
  address: (cart) => cart.address !== null,
  delivery: (cart) => cart.selectedShipping !== null,
  payment: (cart) => cart.selectedPayment !== null,
}

/** The first step that still needs the shopper. The server's cart decides, so a reload loses nothing. */
export const firstOpenStep = (cart: Cart): Step =>
  stepsOf(cart).find((step) => step !== 'review' && !isDone[step](cart)) ?? 'review'

const isStep = (value: string | null): value is Step => STEPS.includes(value as Step)

/** The step to show: the one asked for, but none whose work before it is missing. */
export function currentStep(cart: Cart, wanted: string | null): Step {
  const open = firstOpenStep(cart)
  return isStep(wanted) && STEPS.indexOf(wanted) <= STEPS.indexOf(open) ? wanted : open
}

export function stepAfter(step: Step, cart: Cart): Step {
  const steps = stepsOf(cart)
  return steps[steps.indexOf(step) + 1] ?? 'review'
}
