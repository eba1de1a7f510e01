import type { ServiceRequest } from '../../service-request'
import { createBannersRepo } from './repo'

export const buildBanners = ({ env, clock }: ServiceRequest) => {
  const repo = createBannersRepo(env.DB)
  return { running: () => repo.running(clock()) }
}
