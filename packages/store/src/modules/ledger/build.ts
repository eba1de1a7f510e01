import type { ServiceRequest } from '../../service-request'
import { createLedgerRepo } from './repo'
import { createLedger } from './service'

export const buildLedger = ({ env, customers, clock }: ServiceRequest) =>
  createLedger({ repo: createLedgerRepo(env.DB), customers, clock })
