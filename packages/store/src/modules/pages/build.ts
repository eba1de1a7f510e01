import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { SeasonsService } from '../seasons/service'
import { createPageAdmin } from './admin'
import { createPageAdminRepo } from './admin-repo'
import { createPagesRepo } from './repo'
import { createPagesService } from './service'

interface Needs {
  catalogue: CatalogueService
  seasons: SeasonsService
}

export const buildPages = ({ env }: ServiceRequest, { catalogue, seasons }: Needs) =>
  createPagesService({ repo: createPagesRepo(env.DB), catalogue, seasons })

export const buildPageAdmin = ({ env, clock }: ServiceRequest) =>
  createPageAdmin({ repo: createPageAdminRepo(env.DB), clock })
