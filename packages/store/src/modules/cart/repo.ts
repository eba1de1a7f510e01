import type { Gift } from '@kea/shared/gift/gift'
import type { BankAccount } from '../checkout/payment-methods'
import { HELD_COUPON } from '../coupons/held-coupon'
import type { Address } from './cart'

export interface CartRow {
  id: number
  masked_id: string
  version: number
  active: number
  email: string | null
  carrier_code: string | null
  method_code: string | null
  payment_method: string | null
  /** JSON of the code that was entered; null for none. */
  coupon: string | null
}

export interface LineRow {
  id: number
  product_id: number
  quantity: number
  option_value_ids: string
  design_uid: string | null
  design_revision: number | null
  preview_uid: string | null
  photo_uid: string | null
  /** JSON of a gift certificate. */
  gift: string | null
}

interface AddressRow {
  kind: 'shipping' | 'billing'
  firstname: string
  lastname: string
  company: string | null
  street: string
  city: string
  region: string | null
  region_id: number | null
  postcode: string
  country_code: string
  telephone: string | null
}

export interface ShippingMethodRow {
  carrier_code: string
  method_code: string
  carrier_title: string
  method_title: string
  description: string
  cents: number
  free_above: number
  /** JSON list of the delivery zones that it goes to. */
  zones: string
  days: string | null
  /** Settings of the whole shop, read along. */
  free_shipping_price: string | null
  bank_account_name: string | null
  bank_account_number: string | null
}

export interface NewLine {
  productId: number
  quantity: number
  valueIds: readonly number[]
  designUid: string | null
  designRevision: number | null
  gift: Gift | null
}

export interface LineChange extends NewLine {
  id: number
}

const CART = `id, masked_id, version, active, email, carrier_code, method_code, payment_method, ${HELD_COUPON} AS coupon`

const toAddress = (row: AddressRow): Address => ({
  firstname: row.firstname,
  lastname: row.lastname,
  company: row.company,
  street: JSON.parse(row.street) as string[],
  city: row.city,
  region: row.region,
  regionId: row.region_id,
  postcode: row.postcode,
  countryCode: row.country_code,
  telephone: row.telephone,
})

/** What hangs on a cart. */
export interface CartParts {
  lines: LineRow[]
  shipping: Address | null
  billing: Address | null
  methods: ShippingMethodRow[]
  freeShippingPrice: string | null
  bankAccount: BankAccount
}

export function createCartRepo(db: D1Database) {
  const touch = (cartId: number, now: string) =>
    db.prepare('UPDATE carts SET version = version + 1, updated_at = ?2 WHERE id = ?1').bind(cartId, now)

  return {
    find: (maskedId: string) =>
      db.prepare(`SELECT ${CART} FROM carts WHERE masked_id = ?`).bind(maskedId).first<CartRow>(),

    /** False where there is such a cart; fails where what is counted with it is over a limit. */
    async create(maskedId: string, now: string, counting: readonly D1PreparedStatement[]): Promise<boolean> {
      const results = await db.batch([
        ...counting,
        db
          .prepare('INSERT INTO carts (masked_id, created_at, updated_at) VALUES (?1, ?2, ?2) ON CONFLICT DO NOTHING')
          .bind(maskedId, now),
      ])
      return results.at(-1)?.meta.changes === 1
    },

    async parts(cartId: number): Promise<CartParts> {
      const [lines, addresses, methods] = (
        await db.batch([
          db
            .prepare(
              `SELECT l.*, r.preview_uid, (SELECT upload_uid FROM design_uploads u WHERE u.design_uid = l.design_uid
                 AND u.revision = l.design_revision LIMIT 1) AS photo_uid
               FROM cart_lines l LEFT JOIN design_revisions r
                 ON r.design_uid = l.design_uid AND r.revision = l.design_revision
               WHERE l.cart_id = ? ORDER BY l.id`,
            )
            .bind(cartId),
          db.prepare('SELECT * FROM cart_addresses WHERE cart_id = ?').bind(cartId),
          db.prepare(
            `SELECT m.*, c.value AS days,
               (SELECT value FROM config_values WHERE key = 'free_shipping_price') AS free_shipping_price,
               (SELECT value FROM config_values WHERE key = 'bank_account_name') AS bank_account_name,
               (SELECT value FROM config_values WHERE key = 'bank_account_number') AS bank_account_number
             FROM shipping_methods m LEFT JOIN config_values c ON c.key = m.days_key ORDER BY m.position`,
          ),
        ])
      ).map(({ results }) => results) as [LineRow[], AddressRow[], ShippingMethodRow[]]
      const address = (kind: AddressRow['kind']) => addresses.find((row) => row.kind === kind)
      const [shipping, billing] = [address('shipping'), address('billing')]
      return {
        lines,
        shipping: shipping ? toAddress(shipping) : null,
        billing: billing ? toAddress(billing) : null,
        methods,
        freeShippingPrice: methods[0]?.free_shipping_price ?? null,
        bankAccount: {
          name: methods[0]?.bank_account_name ?? null,
          number: methods[0]?.bank_account_number ?? null,
        },
      }
    },

    /** Writes new and changed lines and removes others, all or nothing. */
    async writeLines(
      cartId: number,
      change: { added: readonly NewLine[]; changed: readonly LineChange[]; removed: readonly number[] },
      now: string,
    ): Promise<void> {
      const values = (line: NewLine) =>
        [
          line.productId,
          line.quantity,
          JSON.stringify(line.valueIds),
          line.designUid,
          line.designRevision,
          line.gift && JSON.stringify(line.gift),
        ] as const
      await db.batch([
        ...change.added.map((line) =>
          db
            .prepare(
              `INSERT INTO cart_lines
                 (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, gift, created_at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
            )
            .bind(cartId, ...values(line), now),
        ),
        ...change.changed.map((line) =>
          db
            .prepare(
              `UPDATE cart_lines SET product_id = ?3, quantity = ?4, option_value_ids = ?5, design_uid = ?6,
                 design_revision = ?7, gift = ?8 WHERE cart_id = ?1 AND id = ?2`,
            )
            .bind(cartId, line.id, ...values(line)),
        ),
        ...change.removed.map((id) =>
          db.prepare('DELETE FROM cart_lines WHERE cart_id = ?1 AND id = ?2').bind(cartId, id),
        ),
        touch(cartId, now),
      ])
    },

    async setEmail(cartId: number, email: string, now: string): Promise<void> {
      await db.batch([db.prepare('UPDATE carts SET email = ?2 WHERE id = ?1').bind(cartId, email), touch(cartId, now)])
    },

    async setShippingMethod(cartId: number, carrierCode: string, methodCode: string, now: string): Promise<void> {
      await db.batch([
        db
          .prepare('UPDATE carts SET carrier_code = ?2, method_code = ?3 WHERE id = ?1')
          .bind(cartId, carrierCode, methodCode),
        touch(cartId, now),
      ])
    },

    /** One code in place of another, null being none; what somebody else has changed in the meantime stays. */
    async setCoupon(cartId: number, { from, to }: Record<'from' | 'to', number | null>, now: string): Promise<void> {
      await db.batch([
        db.prepare('UPDATE carts SET coupon_id = ?3 WHERE id = ?1 AND coupon_id IS ?2').bind(cartId, from, to),
        touch(cartId, now),
      ])
    },

    async setPaymentMethod(cartId: number, code: string, now: string): Promise<void> {
      await db.batch([
        db.prepare('UPDATE carts SET payment_method = ?2 WHERE id = ?1').bind(cartId, code),
        touch(cartId, now),
      ])
    },

    async setAddresses(
      cartId: number,
      addresses: { shipping?: Address | undefined; billing?: Address | undefined },
      now: string,
    ): Promise<void> {
      const write = (kind: AddressRow['kind'], address: Address) =>
        db
          .prepare(
            `INSERT OR REPLACE INTO cart_addresses (cart_id, kind, firstname, lastname, company, street, city, region,
               region_id, postcode, country_code, telephone) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)`,
          )
          .bind(
            cartId,
            kind,
            address.firstname,
            address.lastname,
            address.company,
            JSON.stringify(address.street),
            address.city,
            address.region,
            address.regionId,
            address.postcode,
            address.countryCode,
            address.telephone,
          )
      await db.batch([
        ...(addresses.shipping ? [write('shipping', addresses.shipping)] : []),
        ...(addresses.billing ? [write('billing', addresses.billing)] : []),
        touch(cartId, now),
      ])
    },
  }
}

export type CartRepo = ReturnType<typeof createCartRepo>
