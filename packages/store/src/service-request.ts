import type { PlacedWith } from '@kea/shared/measuring/placed-with'
import type { Clock } from './clock'
import type { Env, StoreSettings } from './env'
import type { ExternalFetch } from './modules/captcha/recaptcha'
import type { Caller } from './modules/customers/caller'
import type { CustomersRepo } from './modules/customers/repo'

/** The dependencies of services. Only `build.ts` of a module reads the bindings in `env`. */
export interface ServiceRequest {
  env: Env
  settings: StoreSettings
  clock: Clock
  caller: Caller
  customers: CustomersRepo
  /** The token in X-ReCaptcha. */
  captchaHeader: string | null
  /** The Idempotency-Key of an addition to a cart. */
  idempotencyKey: string | null
  /** The code of the link by which the caller came to the shop. */
  referralCode: string | null
  /** What the shopper of an order has chosen about outside services. */
  placedWith: PlacedWith
  /** Origin of the shop, as the edge sends it; '' in jobs. */
  shopOrigin: string
  /** Fetches from services outside the shop. */
  externalFetch: ExternalFetch
  /** Keeps the Worker alive for work that goes on after the response. */
  waitUntil: (work: Promise<unknown>) => void
  /** Logs an error that no response shows. */
  onError: (event: string, error: unknown) => void
}
