/** Below it are the payment page of a shop without a real provider, and the addresses that providers call. */
export const PAY_PATH = '/pay'

/** Codes of the payment methods without a payment page: bank transfer, and nothing left to pay. */
const WITHOUT_PAGE: readonly string[] = ['banktransfer', 'free']
export const hasPaymentPage = (code: string): boolean => code !== '' && !WITHOUT_PAGE.includes(code)
