import type { ServiceRequest } from '../../service-request'
import { createCustomersService } from './service'

export const buildCustomers = ({ customers, clock, caller }: ServiceRequest) =>
  createCustomersService({ repo: customers, clock, caller })
