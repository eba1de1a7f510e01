import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import { createTemplatesRepo } from './repo'
import { createTemplatesService } from './service'

export const buildTemplates = ({ env }: ServiceRequest, { catalogue }: { catalogue: CatalogueService }) =>
  createTemplatesService({ repo: createTemplatesRepo(env.DB), catalogue })
