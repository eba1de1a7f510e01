import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import { createDesignFiles } from './design-files'
import { createLineDesigns } from './line-designs'
import { createDesignsRepo } from './repo'
import { createDesignsService } from './service'

interface Needs {
  dailyUse: DailyUse
}

/** The rows of designs, and their documents in R2. */
const storage = ({ env, clock }: ServiceRequest, { dailyUse }: Needs) => {
  const repo = createDesignsRepo(env.DB)
  return { repo, documents: createDesignFiles({ repo, files: env.FILES, clock, dailyUse }) }
}

export const buildDesigns = (request: ServiceRequest, services: Needs & { catalogue: CatalogueService }) =>
  createDesignsService({
    ...storage(request, services),
    clock: request.clock,
    owners: request.caller.owners,
    toolOf: async (sku) => (await services.catalogue.bySku([sku]))[0]?.tool ?? null,
  })

export const buildLineDesigns = (request: ServiceRequest, services: Needs) =>
  createLineDesigns({
    ...storage(request, services),
    clock: request.clock,
    owners: request.caller.owners,
    areOpaque: request.settings.DESIGNS === 'opaque',
  })
