import type { ServiceRequest } from '../../service-request'
import { createOfferAdmin } from './offer-admin'
import { createOfferAdminRepo } from './offer-admin-repo'
import { createOfferCheckRepo } from './offer-check-repo'
import { createOfferChecks, type OfferChecks } from './offer-checks'
import { createPriceAdminRepo } from './price-admin-repo'
import { createCatalogueRepo } from './repo'
import { createCatalogueService } from './service'

export const buildCatalogue = ({ env, clock }: ServiceRequest) =>
  createCatalogueService({ repo: createCatalogueRepo(env.DB), clock })

export const buildPriceAdmin = ({ env }: ServiceRequest) => createPriceAdminRepo(env.DB)

export const buildOfferChecks = ({ env, clock }: ServiceRequest) =>
  createOfferChecks({ repo: createOfferCheckRepo(env.DB), clock })

export const buildOfferAdmin = ({ env, clock }: ServiceRequest, { offerChecks }: { offerChecks: OfferChecks }) =>
  createOfferAdmin({ repo: createOfferAdminRepo(env.DB), checks: offerChecks, clock })
