import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import { createWaysInRepo } from './ways-in-repo'
import { createWaysIn } from './ways-in-service'

interface Needs {
  customers: CustomersService
  newsletter: NewsletterService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildWaysIn = ({ env, clock, caller, shopOrigin, settings }: ServiceRequest, services: Needs) =>
  createWaysIn({
    customers: services.customers,
    newsletter: services.newsletter,
    settings: services.settings,
    dailyUse: services.dailyUse,
    mailboxes: services.mailboxes,
    repo: createWaysInRepo(env.DB),
    clock,
    caller,
    signingKey: settings.SIGNING_KEY,
    shopOrigin,
  })
