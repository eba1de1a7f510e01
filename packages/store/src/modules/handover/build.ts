import type { ServiceRequest } from '../../service-request'
import { createHandoverRepo } from './repo'
import { createHandover } from './service'

export const buildHandover = ({ env, clock, caller }: ServiceRequest) =>
  createHandover({ repo: createHandoverRepo(env.DB), clock, caller })
