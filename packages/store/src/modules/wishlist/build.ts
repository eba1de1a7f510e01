import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { CustomersService } from '../customers/service'
import { createWishlistRepo } from './repo'
import { createWishlistService } from './service'

export const buildWishlist = (
  { env, clock }: ServiceRequest,
  { customers, catalogue }: { customers: CustomersService; catalogue: CatalogueService },
) => createWishlistService({ repo: createWishlistRepo(env.DB), customers, catalogue, clock })
