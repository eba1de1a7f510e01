import type { ServiceRequest } from '../../service-request'
import type { CartService } from '../cart/service'
import type { SettingsService } from '../settings/service'
import { createOrderAdmin } from './admin'
import { createOrderAdminRepo } from './admin-repo'
import { createOrdersRepo } from './repo'
import { createOrdersService } from './service'

interface Needs {
  cart: CartService
  /** The jobs import the orders, so only what is needed of them is named here. */
  jobs: { drain: () => Promise<void> }
}

export const buildOrders = (request: ServiceRequest, services: Needs) => {
  const { env, settings, clock, caller, waitUntil } = request
  return createOrdersService({
    repo: createOrdersRepo(env.DB),
    cart: services.cart,
    clock,
    caller: caller.address,
    owners: caller.owners,
    customerId: caller.customer?.id ?? null,
    bankTransferDays: settings.BANK_TRANSFER_DAYS,
    afterOrder: () => waitUntil(services.jobs.drain()),
  })
}

export const buildOrderAdmin = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { settings }: { settings: SettingsService },
) =>
  createOrderAdmin({
    repo: createOrderAdminRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    settings,
    siteUrl: SITE_URL ?? null,
    clock,
  })
