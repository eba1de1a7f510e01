import type { ServiceRequest } from '../../service-request'
import { createCouponsRepo } from '../coupons/repo'
import type { LineDesigns } from '../designs/line-designs'
import type { GiftsService } from '../gifts/service'
import type { DailyUse } from '../limits/daily-use'
import { createCartBalances } from './balances/cart-balances'
import { createCartCoupons } from './balances/cart-coupons'
import { createCustomerCarts } from './customer-carts'
import { type CartService, createCartService } from './service'
import { paymentOffer } from './state/payment-methods'
import { createCartRepo } from './state/repo'

export const buildCart = (
  { env, settings, clock, caller, idempotencyKey }: ServiceRequest,
  { lineDesigns, dailyUse }: { lineDesigns: LineDesigns; dailyUse: DailyUse },
) =>
  createCartService({
    repo: createCartRepo(env.DB, paymentOffer(settings)),
    designs: lineDesigns,
    dailyUse,
    clock,
    idempotencyKey,
    customerId: caller.customer?.id ?? null,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

export const buildCartCoupons = (
  { env, clock }: ServiceRequest,
  { cart, dailyUse }: { cart: CartService; dailyUse: DailyUse },
) => createCartCoupons({ repo: createCouponsRepo(env.DB), cart, dailyUse, clock })

export const buildCustomerCarts = (
  { env, settings, clock, caller }: ServiceRequest,
  { cart, dailyUse }: { cart: CartService; dailyUse: DailyUse },
) =>
  createCustomerCarts({
    repo: createCartRepo(env.DB, paymentOffer(settings)),
    cart,
    dailyUse,
    clock,
    customer: caller.customer,
    isApart: caller.isApart,
  })

export const buildCartBalances = (
  _: ServiceRequest,
  { cart, gifts, dailyUse }: { cart: CartService; gifts: GiftsService; dailyUse: DailyUse },
) => createCartBalances({ cart, gifts, dailyUse })
