import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { Trash } from '../files/trash'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import { createPrintText } from '../print-plan/print-text'
import type { SettingsService } from '../settings/service'
import { createDesignFiles } from './design-files'
import { createLineDesigns } from './line-designs'
import { createDesignLinksRepo } from './links-repo'
import { createDesignLinks } from './links-service'
import { createDesignsRepo } from './repo'
import { createDesignsService, type DesignsService } from './service'

interface Needs {
  dailyUse: DailyUse
}

/** The rows of designs, and their documents in R2. */
const storage = ({ env, clock, caller }: ServiceRequest, { dailyUse }: Needs) => {
  const repo = createDesignsRepo(env.DB)
  return {
    repo,
    documents: createDesignFiles({ repo, files: env.FILES, clock, dailyUse, owner: caller.owners[0] ?? null }),
  }
}

export const buildDesigns = (request: ServiceRequest, services: Needs & { catalogue: CatalogueService }) =>
  createDesignsService({
    ...storage(request, services),
    clock: request.clock,
    owners: request.caller.owners,
    productOf: async (sku) => (await services.catalogue.bySku([sku]))[0] ?? null,
  })

export const buildLineDesigns = (request: ServiceRequest, services: Needs) =>
  createLineDesigns({
    ...storage(request, services),
    clock: request.clock,
    owners: request.caller.owners,
    text: createPrintText(),
    areOpaque: request.settings.DESIGNS === 'opaque',
  })

interface LinkNeeds extends Needs {
  designs: DesignsService
  catalogue: CatalogueService
  settings: SettingsService
  mailboxes: Mailboxes
  trash: Trash
}

export function buildDesignLinks(request: ServiceRequest, services: LinkNeeds) {
  const { repo, documents } = storage(request, services)
  const { designs, settings, dailyUse, mailboxes } = services
  return createDesignLinks({
    repo: createDesignLinksRepo(request.env.DB),
    rows: repo,
    documents,
    designs,
    settings,
    dailyUse,
    mailboxes,
    trash: services.trash,
    clock: request.clock,
    owners: request.caller.owners,
    shopOrigin: request.shopOrigin,
    nameOf: async (sku) => (await services.catalogue.bySku([sku]))[0]?.name ?? null,
  })
}
