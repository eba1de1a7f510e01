import { scryptSync } from 'node:crypto'
import type { GraphQlAnswer, TestShop } from './test-shop'

/** The password of every customer of the tests. */
export const PASSWORD = 'Kereru-flies-42'

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')

/**
 * The stored form of PASSWORD at the lowest cost. The cost of the shop takes an eighth of a second for each customer and
 * each login.
 */
export function cheapPasswordHash(): string {
  const salt = new Uint8Array(16)
  return `$scrypt$ln=1,r=1,p=1$${base64(salt)}$${base64(scryptSync(PASSWORD, salt, 32, { N: 2, r: 1, p: 1 }))}`
}

const LOG_IN = `mutation ($email: String!) {
  generateCustomerToken(email: $email, password: "${PASSWORD}") { token } }`

/** A customer of this shop who is logged in: answers the token. */
export async function createCustomer(shop: TestShop, email: string, caller = '203.0.113.77'): Promise<string> {
  await shop.db
    .prepare(
      `INSERT INTO customers (email, firstname, lastname, is_subscribed, password_hash, created_at)
       VALUES (?1, 'Mere', 'Tāmati', 0, ?2, '2026-01-01T00:00:00.000Z') ON CONFLICT DO NOTHING`,
    )
    .bind(email, cheapPasswordHash())
    .run()
  const { data, errors } = await shop.submit(LOG_IN, { email }, null, { 'x-caller': caller })
  if (errors) throw new Error(errors[0]?.message)
  return data.generateCustomerToken.token
}

/** The shop as a customer calls it. */
export const asCustomer = (shop: TestShop, token: string): TestShop => {
  const authorization = `Bearer ${token}`
  return {
    ...shop,
    graphql: (query, variables, key, more = {}) => shop.graphql(query, variables, key, { authorization, ...more }),
    request: (path, init = {}, key) =>
      shop.request(
        path,
        { ...init, headers: { authorization, ...Object.fromEntries(new Headers(init.headers)) } },
        key,
      ),
  }
}

/** A customer who is logged in, and the customer's requests without a guest key. */
export async function createMember(shop: TestShop, email = 'aroha@example.com') {
  const token = await createCustomer(shop, email)
  const { graphql } = asCustomer(shop, token)
  return {
    email,
    token,
    ask: (document: string, variables: object = {}): Promise<GraphQlAnswer> => graphql(document, variables, null),
  }
}

export type Member = Awaited<ReturnType<typeof createMember>>
