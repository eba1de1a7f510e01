import type { ServiceRequest } from '../../service-request'
import { createRetentionTools, type Discarding } from './tools'

export const buildRetention = ({ env, clock, onError }: ServiceRequest, { trash }: { trash: Discarding }) =>
  createRetentionTools({ db: env.DB, files: env.FILES, trash, clock, onError })
