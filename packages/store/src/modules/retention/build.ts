import type { ServiceRequest } from '../../service-request'
import type { Trash } from '../files/trash'
import { createRetentionTools } from './tools'

export const buildRetention = ({ env, clock, onError }: ServiceRequest, { trash }: { trash: Trash }) =>
  createRetentionTools({ db: env.DB, files: env.FILES, trash, clock, onError })
