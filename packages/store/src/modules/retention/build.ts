import type { ServiceRequest } from '../../service-request'
import { createRetentionRepo } from './repo'
import { createRetentionService } from './service'

export const buildRetention = ({ env, clock, onError }: ServiceRequest) =>
  createRetentionService({ repo: createRetentionRepo(env.DB), files: env.FILES, clock, onError })
