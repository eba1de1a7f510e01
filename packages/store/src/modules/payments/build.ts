import type { ServiceRequest } from '../../service-request'
import { paymentOffer } from '../cart/state/payment-methods'
import { createOrdersRepo } from '../orders/repo'
import type { Referrals } from '../referrals/service'
import type { Rewards } from '../rewards/service'
import type { SettingsService } from '../settings/service'
import { paymentProviders } from './providers'
import { createPaymentsRepo } from './repo'
import { createPayments } from './service'

interface Needs {
  settings: SettingsService
  rewards: Rewards
  referrals: Referrals
  /** The jobs make refunds, so only what is needed of them is named here. */
  jobs: { drain: () => Promise<void> }
}

export const buildPayments = (request: ServiceRequest, services: Needs) => {
  const { env, settings, clock, caller, shopOrigin, externalFetch, waitUntil, onError } = request
  const siteUrl = settings.SITE_URL ?? null
  return createPayments({
    repo: createPaymentsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    providers: paymentProviders(settings, clock, externalFetch),
    offer: paymentOffer(settings),
    bankTransferDays: settings.BANK_TRANSFER_DAYS,
    settings: services.settings,
    rewards: services.rewards,
    referrals: services.referrals,
    siteUrl,
    shopOrigin: siteUrl ?? shopOrigin,
    clock,
    owners: caller.owners,
    isCustomer: caller.customer !== null,
    afterPayment: () => waitUntil(services.jobs.drain()),
    onError,
  })
}
