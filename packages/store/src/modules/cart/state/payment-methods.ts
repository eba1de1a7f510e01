import { hasPaymentPage } from '@kea/shared/constants/pay'
import type { Cents } from '@kea/shared/money'
import type { StoreSettings } from '../../../env'
import type { Cart, PaymentMethod } from './cart'
import type { CartState } from './cart-state'

/** The bank account that the checkout shows; null if a setting is missing. */
export interface BankAccount {
  name: string | null
  number: string | null
}

export const BANK_TRANSFER: PaymentMethod = { code: 'banktransfer', title: 'Bank transfer' }
/** The store's own payment page, where nothing is paid. */
export const SANDBOX: PaymentMethod = { code: 'sandbox', title: 'Card (test page, nothing is charged)' }
/** Stripe's page offers what is switched on in its settings. It refuses a payment of less than 50 cents. */
export const STRIPE: PaymentMethod = {
  code: 'stripe',
  title: 'Card, Apple Pay, Google Pay or Afterpay',
  leastCents: 50,
}

/** The sample account of seed/shop.json. */
const SAMPLE_NAME = 'Sample account, not real'
const SAMPLE_NUMBER = '00-0000-0000000-00'

const isOwn = ({ name, number }: BankAccount): boolean =>
  Boolean(name && number) && name !== SAMPLE_NAME && number !== SAMPLE_NUMBER

/** What a deployment offers. */
export interface PaymentOffer {
  /** Without the sample account: nobody may pay to it. */
  isProduction: boolean
  /** Methods with a payment page. */
  hosted: readonly PaymentMethod[]
}

type PaymentSettings = Pick<StoreSettings, 'MODE' | 'PAYMENT_SANDBOX' | 'SIGNING_KEY' | 'STRIPE_SECRET_KEY'>

export const hasSandbox = ({ MODE, PAYMENT_SANDBOX, SIGNING_KEY }: PaymentSettings): boolean =>
  MODE !== 'production' && PAYMENT_SANDBOX === 'on' && SIGNING_KEY !== undefined

export const paymentOffer = (settings: PaymentSettings): PaymentOffer => ({
  isProduction: settings.MODE === 'production',
  hosted: [...(settings.STRIPE_SECRET_KEY ? [STRIPE] : []), ...(hasSandbox(settings) ? [SANDBOX] : [])],
})

/** The payment methods of an order. In production bank transfer is off until the shop has its own account. */
export const paymentMethodsFor = (
  account: BankAccount,
  { isProduction, hosted }: PaymentOffer,
): readonly PaymentMethod[] => [...(isProduction && !isOwn(account) ? [] : [BANK_TRANSFER]), ...hosted]

/** Magento's method for a total of 0. */
const FREE: PaymentMethod = { code: 'free', title: 'No payment required' }

/**
 * The methods of a cart, and the chosen one. If nothing is left to pay, there is one method, which needs no choice.
 *
 * @param leftCents what is left to pay; null while the delivery is not chosen
 */
export function methodsToPay(
  { paymentMethods, paymentMethod }: Pick<CartState, 'paymentMethods' | 'paymentMethod'>,
  leftCents: Cents | null,
): Pick<Cart, 'paymentMethods' | 'paymentMethod'> {
  if (leftCents === 0) return { paymentMethods: [FREE], paymentMethod: FREE }
  const offered = paymentMethods.filter(({ leastCents = 0 }) => leftCents === null || leftCents >= leastCents)
  return { paymentMethods: offered, paymentMethod: offered.find(({ code }) => code === paymentMethod) ?? null }
}

/** Whether a method has a payment page. */
export const isHosted = hasPaymentPage
