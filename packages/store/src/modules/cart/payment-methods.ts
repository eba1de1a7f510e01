import type { PaymentMethod } from './cart'

/** The account that shoppers are told to pay to; null where a setting is missing. */
export interface BankAccount {
  name: string | null
  number: string | null
}

const BANK_TRANSFER: PaymentMethod = { code: 'banktransfer', title: 'Bank transfer' }

/** As seed/shop.json has them until the shopkeeper sets the shop's own. */
const SAMPLE_NAME = 'Sample account, not real'
const SAMPLE_NUMBER = '00-0000-0000000-00'

const isOwn = ({ name, number }: BankAccount): boolean =>
  Boolean(name && number) && name !== SAMPLE_NAME && number !== SAMPLE_NUMBER

/**
 * How an order can be paid. In production nobody is told to pay to the sample account: bank transfer is off until the
 * shop has an account of its own.
 */
export const paymentMethodsFor = (account: BankAccount, isProduction: boolean): readonly PaymentMethod[] =>
  isProduction && !isOwn(account) ? [] : [BANK_TRANSFER]
