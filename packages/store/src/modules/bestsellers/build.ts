import type { ServiceRequest } from '../../service-request'
import { createBestSellersRepo } from './repo'
import { createBestSellers } from './service'

export const buildBestSellers = ({ env, clock }: ServiceRequest) =>
  createBestSellers({ repo: createBestSellersRepo(env.DB), clock })
