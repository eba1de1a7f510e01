import type { Clock } from '../../clock'
import type { StoreSettings } from '../../env'
import type { ExternalFetch } from '../captcha/recaptcha'
import { hasSandbox } from '../cart/state/payment-methods'
import { bankTransfer } from './bank-transfer'
import type { PaymentProvider } from './port'
import { createSandbox } from './sandbox'
import { createStripe } from './stripe'
import { createStripeApi } from './stripe-api'

function stripeOf(settings: StoreSettings, clock: Clock, externalFetch: ExternalFetch): PaymentProvider[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_ORIGIN } = settings
  if (!secretKey || !webhookSecret) return []
  return [createStripe({ api: createStripeApi(STRIPE_ORIGIN, secretKey, externalFetch), webhookSecret, clock })]
}

/** The providers of a deployment. */
export const paymentProviders = (
  settings: StoreSettings,
  clock: Clock,
  externalFetch: ExternalFetch,
): readonly PaymentProvider[] => [
  bankTransfer,
  ...stripeOf(settings, clock, externalFetch),
  ...(hasSandbox(settings) && settings.SIGNING_KEY ? [createSandbox(settings.SIGNING_KEY)] : []),
]
