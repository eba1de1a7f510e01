import type { ServiceRequest } from '../../service-request'
import { createOrderFiles } from './order-files'
import { createOrderFilesRepo } from './order-files-repo'
import { createTrash } from './trash'

export const buildTrash = ({ env, clock }: Pick<ServiceRequest, 'env' | 'clock'>) =>
  createTrash({ files: env.FILES, clock })

export const buildOrderFiles = ({ env, clock, onError }: ServiceRequest) =>
  createOrderFiles({ repo: createOrderFilesRepo(env.DB), files: env.FILES, clock, onError })
