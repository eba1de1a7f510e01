import type { ServiceRequest } from '../../service-request'
import { createBlocksRepo } from './repo'

export const buildBlocks = ({ env }: ServiceRequest) => createBlocksRepo(env.DB)
