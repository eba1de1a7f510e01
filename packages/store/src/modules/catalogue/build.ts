import type { ServiceRequest } from '../../service-request'
import { createCatalogueRepo } from './repo'
import { createCatalogueService } from './service'

export const buildCatalogue = ({ env, clock }: ServiceRequest) =>
  createCatalogueService({ repo: createCatalogueRepo(env.DB), clock })
