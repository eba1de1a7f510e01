import type { ServiceRequest } from '../../service-request'
import type { CustomerCarts } from '../cart/customer-carts'
import type { CartService } from '../cart/service'
import type { CatalogueService } from '../catalogue/service'
import type { CustomersService } from '../customers/service'
import type { DesignLinks } from '../designs/links-service'
import type { DesignsService } from '../designs/service'
import type { PurchasesService } from '../purchases/service'
import type { Referrals } from '../referrals/service'
import type { Rewards } from '../rewards/service'
import type { SettingsService } from '../settings/service'
import { createOrderAdmin } from './admin'
import { createOrderAdminRepo } from './admin-repo'
import { type CustomerOrders, createCustomerOrders } from './customer-orders'
import { createCustomerOrdersRepo } from './customer-orders-repo'
import { createReorder } from './reorder'
import { createOrdersRepo } from './repo'
import { createOrdersService } from './service'

interface Needs {
  cart: CartService
  referrals: Referrals
  purchases: PurchasesService
  /** The jobs import the orders, so only what is needed of them is named here. */
  jobs: { drain: () => Promise<void> }
}

export const buildOrders = (request: ServiceRequest, services: Needs) => {
  const { env, settings, clock, caller, waitUntil } = request
  return createOrdersService({
    repo: createOrdersRepo(env.DB),
    cart: services.cart,
    referrals: services.referrals,
    purchases: services.purchases,
    clock,
    caller: caller.address,
    owners: caller.owners,
    customerId: caller.customer?.id ?? null,
    bankTransferDays: settings.BANK_TRANSFER_DAYS,
    hostedMinutes: settings.HOSTED_PAYMENT_MINUTES,
    afterOrder: () => waitUntil(services.jobs.drain()),
  })
}

export const buildOrderAdmin = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { settings, rewards, referrals }: { settings: SettingsService; rewards: Rewards; referrals: Referrals },
) =>
  createOrderAdmin({
    repo: createOrderAdminRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    settings,
    rewards,
    referrals,
    siteUrl: SITE_URL ?? null,
    clock,
  })

export const buildCustomerOrders = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { customers, settings }: { customers: CustomersService; settings: SettingsService },
) =>
  createCustomerOrders({
    repo: createCustomerOrdersRepo(env.DB),
    settings,
    siteUrl: SITE_URL ?? null,
    clock,
    customerId: () => customers.current().id,
  })

interface ReorderNeeds {
  customerOrders: CustomerOrders
  cart: CartService
  customerCarts: CustomerCarts
  designs: DesignsService
  designLinks: DesignLinks
  catalogue: CatalogueService
}

export const buildReorder = (_: ServiceRequest, services: ReorderNeeds) =>
  createReorder({
    orders: services.customerOrders,
    cart: services.cart,
    customerCarts: services.customerCarts,
    designs: services.designs,
    links: services.designLinks,
    sold: async (skus) => new Set((await services.catalogue.bySku(skus)).map(({ sku }) => sku)),
  })
