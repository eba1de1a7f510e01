import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { Ledger } from '../ledger/service'
import type { SettingsService } from '../settings/service'
import { createRewardsRepo } from './repo'
import { createRewards } from './service'

interface Needs {
  customers: CustomersService
  ledger: Ledger
  settings: SettingsService
}

export const buildRewards = (
  { env, clock, settings: { SITE_URL } }: ServiceRequest,
  { customers, ledger, settings }: Needs,
) =>
  createRewards({
    repo: createRewardsRepo(env.DB),
    ledger,
    settings,
    siteUrl: SITE_URL ?? null,
    clock,
    customerId: () => customers.current().id,
  })
