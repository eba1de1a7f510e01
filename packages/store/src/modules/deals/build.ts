import type { ServiceRequest } from '../../service-request'
import { createDealsRepo } from './repo'
import { createDealsService } from './service'

export const buildDeals = ({ env, clock }: ServiceRequest) =>
  createDealsService({ repo: createDealsRepo(env.DB), clock })
