import type { ServiceRequest } from '../../service-request'
import { createNumbersRepo } from './repo'
import { createNumbersService } from './service'

export const buildNumbers = ({ env, clock }: ServiceRequest) =>
  createNumbersService({ repo: createNumbersRepo(env.DB), clock })
