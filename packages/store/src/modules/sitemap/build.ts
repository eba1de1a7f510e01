import type { ServiceRequest } from '../../service-request'
import { createSitemapRepo } from './repo'

export const buildSitemap = ({ env }: ServiceRequest) => createSitemapRepo(env.DB)
