import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import { createPagesRepo } from './repo'
import { createPagesService } from './service'

export const buildPages = ({ env }: ServiceRequest, { catalogue }: { catalogue: CatalogueService }) =>
  createPagesService({ repo: createPagesRepo(env.DB), catalogue })
