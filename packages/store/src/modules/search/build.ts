import type { ServiceRequest } from '../../service-request'
import { createSearchRepo } from './repo'
import { createSearchService } from './service'

export const buildSearch = ({ env, clock }: ServiceRequest) =>
  createSearchService({ repo: createSearchRepo(env.DB), clock })
