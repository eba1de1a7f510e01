import { z } from 'zod'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import type { Address } from '../cart/state/cart'

export interface BookAddress extends Address {
  defaultShipping: boolean
  defaultBilling: boolean
}

export interface StoredAddress extends BookAddress {
  id: number
}

const addressRow = z.object({
  id: z.number(),
  prefix: z.string().nullable(),
  firstname: z.string(),
  middlename: z.string().nullable(),
  lastname: z.string(),
  suffix: z.string().nullable(),
  company: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  region_id: z.number().nullable(),
  postcode: z.string(),
  country_code: z.string(),
  telephone: z.string().nullable(),
  fax: z.string().nullable(),
  vat_id: z.string().nullable(),
  default_shipping: z.number(),
  default_billing: z.number(),
})

const COLUMNS = Object.keys(addressRow.shape).filter((name) => name !== 'id')

function toAddress(row: unknown): StoredAddress {
  const { street, region_id, country_code, vat_id, default_shipping, default_billing, ...same } = addressRow.parse(row)
  return {
    ...same,
    street: readJson(textList, street),
    regionId: region_id,
    countryCode: country_code,
    vatId: vat_id,
    defaultShipping: default_shipping === 1,
    defaultBilling: default_billing === 1,
  }
}

/** The values of an address in the order of `COLUMNS`. */
function valuesOf(address: BookAddress): (string | number | null)[] {
  const { street, regionId, countryCode, vatId, defaultShipping, defaultBilling, ...same } = address
  const row: Record<string, string | number | null> = {
    ...same,
    street: JSON.stringify(street),
    region_id: regionId,
    country_code: countryCode,
    vat_id: vatId,
    default_shipping: Number(defaultShipping),
    default_billing: Number(defaultBilling),
  }
  return COLUMNS.map((name) => row[name] ?? null)
}

/** Addresses of a customer. A statement finds no address of another one. */
export function createAddressesRepo(db: D1Database) {
  /** A customer has one default for each purpose, so the one before ends. */
  const endDefaults = (customerId: number, { defaultShipping, defaultBilling }: BookAddress) => [
    ...(defaultShipping
      ? [db.prepare('UPDATE customer_addresses SET default_shipping = 0 WHERE customer_id = ?').bind(customerId)]
      : []),
    ...(defaultBilling
      ? [db.prepare('UPDATE customer_addresses SET default_billing = 0 WHERE customer_id = ?').bind(customerId)]
      : []),
  ]

  return {
    async list(customerId: number): Promise<StoredAddress[]> {
      const { results } = await db
        .prepare(`SELECT id, ${COLUMNS.join(', ')} FROM customer_addresses WHERE customer_id = ? ORDER BY id`)
        .bind(customerId)
        .all()
      return results.map(toAddress)
    },

    /** Null if the book is full. */
    async add(customerId: number, address: BookAddress, max: number, now: string): Promise<StoredAddress | null> {
      const results = await db.batch([
        ...endDefaults(customerId, address),
        db
          .prepare(
            `INSERT INTO customer_addresses (${COLUMNS.join(', ')}, customer_id, created_at)
             SELECT ${COLUMNS.map(() => '?').join(', ')}, ?, ?
             WHERE (SELECT count(*) FROM customer_addresses WHERE customer_id = ?) < ?
             RETURNING id, ${COLUMNS.join(', ')}`,
          )
          .bind(...valuesOf(address), customerId, now, customerId, max),
      ])
      const row = results.at(-1)?.results[0]
      return row === undefined ? null : toAddress(row)
    },

    /** Null if the customer has no address with this id. */
    async replace(customerId: number, id: number, address: BookAddress): Promise<StoredAddress | null> {
      const results = await db.batch([
        ...endDefaults(customerId, address),
        db
          .prepare(
            `UPDATE customer_addresses SET ${COLUMNS.map((name) => `${name} = ?`).join(', ')}
             WHERE id = ? AND customer_id = ? RETURNING id, ${COLUMNS.join(', ')}`,
          )
          .bind(...valuesOf(address), id, customerId),
      ])
      const row = results.at(-1)?.results[0]
      return row === undefined ? null : toAddress(row)
    },

    /** False if the customer has no such address, or if it is a default. */
    async remove(customerId: number, id: number): Promise<boolean> {
      const { meta } = await db
        .prepare(
          'DELETE FROM customer_addresses WHERE id = ? AND customer_id = ? AND default_shipping = 0 AND default_billing = 0',
        )
        .bind(id, customerId)
        .run()
      return meta.changes === 1
    },
  }
}

export type AddressesRepo = ReturnType<typeof createAddressesRepo>
