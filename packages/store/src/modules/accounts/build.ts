import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { DesignLinks } from '../designs/links-service'
import type { Trash } from '../files/trash'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { NewsletterService } from '../newsletter/service'
import type { PrintingService } from '../printing/service'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { createAuthenticationRepo } from './authentication-repo'
import { type Authentication, createAuthentication } from './authentication-service'
import { createEmailChangeRepo } from './email-change-repo'
import { createEmailChanges } from './email-change-service'
import { createOwnDataRepo } from './own-data-repo'
import { createOwnData } from './own-data-service'

interface Needs {
  customers: CustomersService
  newsletter: NewsletterService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildAuthentication = (
  { env, clock, caller, shopOrigin, settings, waitUntil, onError }: ServiceRequest,
  services: Needs,
) =>
  createAuthentication({
    later: (work) => waitUntil(work().catch((error) => onError('mail of an account', error))),
    customers: services.customers,
    newsletter: services.newsletter,
    settings: services.settings,
    dailyUse: services.dailyUse,
    mailboxes: services.mailboxes,
    repo: createAuthenticationRepo(env.DB),
    clock,
    caller,
    signingKey: settings.SIGNING_KEY,
    shopOrigin,
  })

export const buildEmailChanges = ({ env, clock, caller, shopOrigin }: ServiceRequest, services: Needs) =>
  createEmailChanges({
    customers: services.customers,
    settings: services.settings,
    dailyUse: services.dailyUse,
    mailboxes: services.mailboxes,
    repo: createEmailChangeRepo(env.DB),
    clock,
    caller,
    shopOrigin,
  })

interface OwnDataNeeds extends Omit<Needs, 'dailyUse' | 'mailboxes'> {
  authentication: Authentication
  designLinks: DesignLinks
  uploads: UploadsService
  trash: Trash
  printing: PrintingService
}

export const buildOwnData = ({ env, clock, caller, shopOrigin }: ServiceRequest, services: OwnDataNeeds) =>
  createOwnData({
    customers: services.customers,
    authentication: services.authentication,
    designLinks: services.designLinks,
    uploads: services.uploads,
    trash: services.trash,
    printing: services.printing,
    settings: services.settings,
    repo: createOwnDataRepo(env.DB),
    caller,
    clock,
    shopOrigin,
  })
