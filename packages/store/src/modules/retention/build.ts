import type { ServiceRequest } from '../../service-request'
import type { Trash } from '../files/trash'
import { createRetentionRepo } from './repo'
import { createRetentionService } from './service'

export const buildRetention = ({ env, clock, onError }: ServiceRequest, { trash }: { trash: Trash }) =>
  createRetentionService({ repo: createRetentionRepo(env.DB), files: env.FILES, trash, clock, onError })
