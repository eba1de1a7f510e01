import type { StoreSettings } from '../../env'
import { hasSandbox } from '../cart/payment-methods'
import { bankTransfer } from './bank-transfer'
import type { PaymentProvider } from './port'
import { createSandbox } from './sandbox'

/** The providers of a deployment. */
export const paymentProviders = (settings: StoreSettings): readonly PaymentProvider[] => [
  bankTransfer,
  ...(hasSandbox(settings) && settings.SIGNING_KEY ? [createSandbox(settings.SIGNING_KEY)] : []),
]
