import type { ServiceRequest } from '../../service-request'
import type { AddressesService } from '../addresses/service'
import type { CartService } from '../cart/service'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import type { SettingsService } from '../settings/service'
import { createOrderNotes } from './order-notes'
import { createCheckoutService } from './service'

interface Needs {
  cart: CartService
  addresses: AddressesService
  customers: CustomersService
  settings: SettingsService
  dailyUse: DailyUse
}

export const buildCheckout = (_: ServiceRequest, { cart, addresses, customers, settings, dailyUse }: Needs) =>
  createCheckoutService({ cart, addresses, customers, settings, dailyUse })

export const buildOrderNotes = (_: ServiceRequest, { cart, addresses }: Pick<Needs, 'cart' | 'addresses'>) =>
  createOrderNotes({ cart, addresses })
