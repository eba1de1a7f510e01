import type { ServiceRequest } from '../../service-request'
import type { CartService } from '../cart/service'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import { createSharedCartsRepo } from './repo'
import { createSharedCarts } from './service'

export const buildSharedCarts = (
  { env, clock, caller }: ServiceRequest,
  { cart, catalogue, dailyUse }: { cart: CartService; catalogue: CatalogueService; dailyUse: DailyUse },
) =>
  createSharedCarts({
    repo: createSharedCartsRepo(env.DB),
    cart,
    catalogue,
    dailyUse,
    clock,
    owner: caller.owners[0],
  })
