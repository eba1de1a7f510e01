import type { ServiceRequest } from '../../service-request'
import { createSeasonsRepo } from './repo'
import { createSeasonsService } from './service'

export const buildSeasons = ({ env, clock }: ServiceRequest) =>
  createSeasonsService({ repo: createSeasonsRepo(env.DB), clock })
