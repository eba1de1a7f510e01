import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import { createOrdersRepo } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import { createJobsRepo } from './repo'
import { createJobsService } from './service'

export const buildJobs = (
  { env, settings: { SITE_URL }, clock, onError }: ServiceRequest,
  { settings, catalogue }: { settings: SettingsService; catalogue: CatalogueService },
) =>
  createJobsService({
    siteUrl: SITE_URL ?? null,
    repo: createJobsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    settings,
    catalogue,
    clock,
    onError,
  })
