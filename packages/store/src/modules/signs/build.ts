import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { LineDesigns } from '../designs/line-designs'
import type { DesignsService } from '../designs/service'
import { linePictures } from '../jobs/line-pictures'
import { createOrdersRepo } from '../orders/repo'
import { createPrintingRepo } from '../printing/repo'
import type { SettingsService } from '../settings/service'
import type { MediaLinks } from '../uploads/media-links'
import { createChangeSign } from './change-sign'
import { createSignsRepo } from './repo'
import { createSigns } from './service'

interface Needs {
  links: MediaLinks
  settings: SettingsService
}

export function buildSigns(
  { env, settings: { SITE_URL }, clock, onError }: ServiceRequest,
  { links, settings }: Needs,
) {
  const siteUrl = SITE_URL ?? null
  return createSigns({
    repo: createSignsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    settings,
    // The picture of a sign is its design, so no product's is needed.
    picturesOf: async (order) =>
      siteUrl === null ? new Map() : linePictures(order, { links, products: new Map(), siteUrl }),
    siteUrl,
    clock,
    onError,
  })
}

interface ChangeNeeds {
  catalogue: CatalogueService
  designs: DesignsService
  lineDesigns: LineDesigns
}

export const buildSignChanges = ({ env, clock }: ServiceRequest, { catalogue, designs, lineDesigns }: ChangeNeeds) => ({
  change: createChangeSign({
    repo: createSignsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    printing: createPrintingRepo(env.DB),
    designs,
    lineDesigns,
    read: async (statement) => (await statement.all()).results,
    productOf: async (sku) => (await catalogue.bySku([sku]))[0] ?? null,
    clock,
  }),
})
