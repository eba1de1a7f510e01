import type { Cart, PaymentMethod } from './cart'
import type { CartState } from './cart-state'

/** The bank account that the checkout shows; null if a setting is missing. */
export interface BankAccount {
  name: string | null
  number: string | null
}

const BANK_TRANSFER: PaymentMethod = { code: 'banktransfer', title: 'Bank transfer' }

/** The sample account of seed/shop.json. */
const SAMPLE_NAME = 'Sample account, not real'
const SAMPLE_NUMBER = '00-0000-0000000-00'

const isOwn = ({ name, number }: BankAccount): boolean =>
  Boolean(name && number) && name !== SAMPLE_NAME && number !== SAMPLE_NUMBER

/**
 * The payment methods of an order. In production bank transfer is off until the shop has its own account: nobody may
 * pay to the sample account.
 */
export const paymentMethodsFor = (account: BankAccount, isProduction: boolean): readonly PaymentMethod[] =>
  isProduction && !isOwn(account) ? [] : [BANK_TRANSFER]

/** Magento's method for a total of 0. */
const FREE: PaymentMethod = { code: 'free', title: 'No payment required' }

/** The methods of a cart, and the chosen one. If nothing is left to pay, there is one method, which needs no choice. */
export const methodsToPay = (
  { paymentMethods, paymentMethod }: CartState,
  isPaid: boolean,
): Pick<Cart, 'paymentMethods' | 'paymentMethod'> =>
  isPaid
    ? { paymentMethods: [FREE], paymentMethod: FREE }
    : { paymentMethods, paymentMethod: paymentMethods.find(({ code }) => code === paymentMethod) ?? null }
