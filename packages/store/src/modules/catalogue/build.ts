import type { ServiceRequest } from '../../service-request'
import { createOfferAdmin } from './offer-admin'
import { createOfferAdminRepo } from './offer-admin-repo'
import { createPriceAdminRepo } from './price-admin-repo'
import { createCatalogueRepo } from './repo'
import { createCatalogueService } from './service'

export const buildCatalogue = ({ env, clock }: ServiceRequest) =>
  createCatalogueService({ repo: createCatalogueRepo(env.DB), clock })

export const buildPriceAdmin = ({ env }: ServiceRequest) => createPriceAdminRepo(env.DB)

export const buildOfferAdmin = ({ env, clock }: ServiceRequest) =>
  createOfferAdmin({ repo: createOfferAdminRepo(env.DB), clock })
