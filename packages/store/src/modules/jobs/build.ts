import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import { createOrdersRepo } from '../orders/repo'
import type { SettingsService } from '../settings/service'
import type { MediaLinks } from '../uploads/media-links'
import { createJobsRepo } from './repo'
import { createJobsService } from './service'

interface Needs {
  settings: SettingsService
  catalogue: CatalogueService
  links: MediaLinks
  payments: { runRefund: (uid: string, ending: D1PreparedStatement) => Promise<void> }
}

export const buildJobs = ({ env, settings: { SITE_URL }, clock, onError }: ServiceRequest, services: Needs) =>
  createJobsService({
    siteUrl: SITE_URL ?? null,
    repo: createJobsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    settings: services.settings,
    catalogue: services.catalogue,
    links: services.links,
    // Built with the first refund: it needs the jobs itself.
    payments: { runRefund: (uid, ending) => services.payments.runRefund(uid, ending) },
    clock,
    onError,
  })
