import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createOrderFiles } from './order-files'
import { createOrderFilesRepo } from './order-files-repo'
import { createTrash } from './trash'

export const buildTrash = ({ env, clock }: Pick<ServiceRequest, 'env' | 'clock'>) =>
  createTrash({ files: env.FILES, clock })

export const buildOrderFiles = (
  { env, clock, onError }: ServiceRequest,
  { settings }: { settings: Pick<SettingsService, 'names'> },
) => createOrderFiles({ repo: createOrderFilesRepo(env.DB), files: env.FILES, settings, clock, onError })
