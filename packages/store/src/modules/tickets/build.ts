import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { CustomerOrders } from '../orders/customer-orders'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { createTicketsRepo } from './repo'
import { createTickets } from './service'

interface Needs {
  customers: CustomersService
  customerOrders: CustomerOrders
  uploads: UploadsService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildTickets = (
  { env, clock, settings: { SITE_URL } }: ServiceRequest,
  { customers, customerOrders, uploads, settings, dailyUse, mailboxes }: Needs,
) =>
  createTickets({
    repo: createTicketsRepo(env.DB),
    db: env.DB,
    orders: customerOrders,
    uploads,
    settings,
    dailyUse,
    mailboxes,
    siteUrl: SITE_URL ?? null,
    clock,
    customer: () => customers.current(),
  })
