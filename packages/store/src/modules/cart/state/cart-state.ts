import type { Gift } from '@kea/shared/gift/gift'
import type { Cents } from '@kea/shared/money'
import type { Product } from '../../catalogue/product'
import type { Coupon } from '../../coupons/coupon'
import type { LineDesign } from '../../designs/line-designs'
import type { Address, PaymentMethod } from './cart'
import type { Notes, ParcelServices } from './notes'
import type { Wallet, WalletChange } from './wallet'

/** The bundle that a line is a part of. */
export interface StoredBundle {
  /** The same for all its parts, and for no other bundle. */
  uid: string
  /** The bundle as a product. */
  productId: number
  /** Its option value that this part is. */
  valueId: number
}

export interface StoredLine {
  id: number
  productId: number
  quantity: number
  /** Ids of the chosen option values, ascending. */
  valueIds: readonly number[]
  design: LineDesign | null
  gift: Gift | null
  /** Null for a line that is not part of a bundle. */
  bundle: StoredBundle | null
}

export type NewLine = Omit<StoredLine, 'id'>

export interface ShippingMethodRow {
  carrier_code: string
  method_code: string
  carrier_title: string
  method_title: string
  description: string
  cents: number
  free_above: number
  /** JSON list of its delivery zones. */
  zones: string
  days: string | null
  position: number
}

/** A stored cart, with everything that its prices, methods and totals depend on. */
export interface CartState {
  id: number
  maskedId: string
  /** Increases with every change. */
  version: number
  active: boolean
  customerId: number | null
  email: string | null
  carrierCode: string | null
  methodCode: string | null
  paymentMethod: string | null
  coupon: Coupon | null
  /** Its email address, or the requested one, has an order that was not cancelled. */
  hasOrdered: boolean
  lines: StoredLine[]
  shipping: Address | null
  billing: Address | null
  methods: ShippingMethodRow[]
  /** The current ones of the shop. */
  paymentMethods: readonly PaymentMethod[]
  /** A setting: the subtotal from which standard delivery is free; null for none. */
  freeShippingCents: Cents | null
  /** A setting: guests may order. */
  takesGuests: boolean
  /** Settings. */
  services: ParcelServices
  wallet: Wallet
  notes: Notes
  /** Products of its lines and of the request. */
  products: Product[]
}

/** The changes of a cart; missing fields stay unchanged. */
export interface CartChange {
  email?: string
  shippingMethod?: { carrierCode: string; methodCode: string }
  paymentMethod?: string
  /** Null removes it. */
  coupon?: Coupon | null
  wallet?: WalletChange
  /** These replace the earlier ones. */
  notes?: Notes
  shipping?: Address
  billing?: Address
  added?: readonly NewLine[]
  changed?: readonly StoredLine[]
  removed?: readonly number[]
  /** Written in the same batch, or not at all. */
  beside?: readonly D1PreparedStatement[]
}

/** The cart after the change. `addedIds` are the ids of the new lines, in their order. */
export function applyChange(state: CartState, change: CartChange, addedIds: readonly number[] = []): CartState {
  const { removed = [], changed = [], added = [], shippingMethod, coupon } = change
  const lines = state.lines
    .filter(({ id }) => !removed.includes(id))
    .map((line) => changed.findLast(({ id }) => id === line.id) ?? line)
  return {
    ...state,
    version: state.version + 1,
    email: change.email ?? state.email,
    carrierCode: shippingMethod?.carrierCode ?? state.carrierCode,
    methodCode: shippingMethod?.methodCode ?? state.methodCode,
    paymentMethod: change.paymentMethod ?? state.paymentMethod,
    coupon: coupon === undefined ? state.coupon : coupon,
    wallet: { ...state.wallet, ...change.wallet },
    notes: change.notes ?? state.notes,
    shipping: change.shipping ?? state.shipping,
    billing: change.billing ?? state.billing,
    lines: [...lines, ...added.map((line, at) => ({ ...line, id: addedIds[at] ?? 0 }))],
  }
}
