import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import { createPageAdmin } from './admin'
import { createPageAdminRepo } from './admin-repo'
import { createPagesRepo } from './repo'
import { createPagesService } from './service'

export const buildPages = ({ env }: ServiceRequest, { catalogue }: { catalogue: CatalogueService }) =>
  createPagesService({ repo: createPagesRepo(env.DB), catalogue })

export const buildPageAdmin = ({ env, clock }: ServiceRequest) =>
  createPageAdmin({ repo: createPageAdminRepo(env.DB), clock })
