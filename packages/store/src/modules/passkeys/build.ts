import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { SettingsService } from '../settings/service'
import { createPasskeysRepo } from './repo'
import { createPasskeys } from './service'

interface Needs {
  customers: CustomersService
  settings: SettingsService
}

export const buildPasskeys = ({ env, clock, caller, shopOrigin, settings }: ServiceRequest, services: Needs) =>
  createPasskeys({
    customers: services.customers,
    settings: services.settings,
    repo: createPasskeysRepo(env.DB),
    clock,
    caller,
    signingKey: settings.SIGNING_KEY,
    shopOrigin: settings.SITE_URL ?? shopOrigin,
  })
