import type { ServiceRequest } from '../../service-request'
import type { BestSellers } from '../bestsellers/service'
import { createOfferAdmin } from './offer-admin'
import { createOfferAdminRepo } from './offer-admin-repo'
import { createOfferCheckRepo } from './offer-check-repo'
import { createOfferChecks, type OfferChecks } from './offer-checks'
import { createPriceAdminRepo } from './price-admin-repo'
import { createCatalogueRepo } from './repo'
import { createCatalogueService } from './service'

export const buildCatalogue = ({ env, clock }: ServiceRequest, { bestSellers }: { bestSellers: BestSellers }) =>
  createCatalogueService({ repo: createCatalogueRepo(env.DB), bestSellers, clock })

export const buildPriceAdmin = ({ env }: ServiceRequest) => createPriceAdminRepo(env.DB)

export const buildOfferChecks = ({ env, clock }: ServiceRequest) =>
  createOfferChecks({ repo: createOfferCheckRepo(env.DB), clock })

export const buildOfferAdmin = ({ env, clock }: ServiceRequest, { offerChecks }: { offerChecks: OfferChecks }) =>
  createOfferAdmin({ repo: createOfferAdminRepo(env.DB), checks: offerChecks, clock })
