import type { ServiceRequest } from '../../service-request'
import { createVideosRepo } from './repo'

export const buildVideos = ({ env }: ServiceRequest) => createVideosRepo(env.DB)
