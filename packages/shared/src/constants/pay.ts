/** Below it are the payment page of a shop without a real provider, and the addresses that providers call. */
export const PAY_PATH = '/pay'

/** Codes of the payment methods without a payment page: bank transfer, and nothing left to pay. */
const WITHOUT_PAGE: readonly string[] = ['banktransfer', 'free']
export const hasPaymentPage = (code: string): boolean => code !== '' && !WITHOUT_PAGE.includes(code)
/** Where Stripe sends its messages. In production nothing else is below the path. */
export const STRIPE_PATH = `${PAY_PATH}/stripe`
