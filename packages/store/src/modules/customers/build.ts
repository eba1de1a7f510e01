import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import { type CustomersService, createCustomersService } from './service'
import { createWaysInRepo } from './ways-in-repo'
import { createWaysIn } from './ways-in-service'

export const buildCustomers = ({ customers, clock, caller }: ServiceRequest) =>
  createCustomersService({ repo: customers, clock, caller })

interface Needs {
  customers: CustomersService
  newsletter: NewsletterService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildWaysIn = (
  { env, clock, caller, shopOrigin, settings: { SIGNING_KEY } }: ServiceRequest,
  { customers, newsletter, settings, dailyUse, mailboxes }: Needs,
) =>
  createWaysIn({
    repo: createWaysInRepo(env.DB),
    customers,
    newsletter,
    settings,
    dailyUse,
    mailboxes,
    clock,
    caller,
    signingKey: SIGNING_KEY,
    shopOrigin,
  })
