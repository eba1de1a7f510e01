import { BANK_TRANSFER } from '../cart/state/payment-methods'
import { CallbackRefusal, type PaymentProvider } from './port'

/** Money comes to the shop's account, and the operator says that it has come. There is no page, and no callback. */
export const bankTransfer: PaymentProvider = {
  code: BANK_TRANSFER.code,
  begin: async () => null,
  end: async () => {},
  refund: async () => null,
  readCallback: async () => {
    throw new CallbackRefusal('a bank transfer has no callback')
  },
}
