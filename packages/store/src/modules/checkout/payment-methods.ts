import type { PaymentMethod } from '../cart/cart'

/** How an order can be paid. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [{ code: 'banktransfer', title: 'Bank transfer' }]
