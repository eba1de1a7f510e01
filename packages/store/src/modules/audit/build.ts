import type { ServiceRequest } from '../../service-request'
import { createAuditRepo } from './repo'
import { createAuditService } from './service'

export const buildAudit = ({ env, clock, caller, onError }: ServiceRequest) =>
  createAuditService({ repo: createAuditRepo(env.DB), clock, address: caller.address, onError })
