import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { SettingsService } from '../settings/service'
import { createAddressesRepo } from './repo'
import { createAddressesService } from './service'

export const buildAddresses = (
  { env, clock }: ServiceRequest,
  { customers, settings }: { customers: CustomersService; settings: SettingsService },
) => createAddressesService({ repo: createAddressesRepo(env.DB), customers, settings, clock })
