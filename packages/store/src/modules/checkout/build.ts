import type { ServiceRequest } from '../../service-request'
import type { CartService } from '../cart/service'
import type { DailyUse } from '../limits/daily-use'
import type { SettingsService } from '../settings/service'
import { createCheckoutService } from './service'

export const buildCheckout = (
  _: ServiceRequest,
  { cart, settings, dailyUse }: { cart: CartService; settings: SettingsService; dailyUse: DailyUse },
) => createCheckoutService({ cart, settings, dailyUse })
