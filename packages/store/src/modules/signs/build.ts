import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { LineDesigns } from '../designs/line-designs'
import type { DesignsService } from '../designs/service'
import { createOrdersRepo } from '../orders/repo'
import { createPrintingRepo } from '../printing/repo'
import type { SettingsService } from '../settings/service'
import { createChangeSign } from './change-sign'
import { createSignsRepo } from './repo'
import { createSigns } from './service'

export const buildSigns = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { settings }: { settings: SettingsService },
) => createSigns({ repo: createSignsRepo(env.DB), settings, siteUrl: SITE_URL ?? null, clock })

interface ChangeNeeds {
  catalogue: CatalogueService
  designs: DesignsService
  lineDesigns: LineDesigns
}

export const buildSignChanges = ({ env, clock }: ServiceRequest, { catalogue, designs, lineDesigns }: ChangeNeeds) =>
  createChangeSign({
    repo: createSignsRepo(env.DB),
    orders: createOrdersRepo(env.DB),
    printing: createPrintingRepo(env.DB),
    designs,
    lineDesigns,
    read: async (statement) => (await statement.all()).results,
    productOf: async (sku) => (await catalogue.bySku([sku]))[0] ?? null,
    clock,
  })
