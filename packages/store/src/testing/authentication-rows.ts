import type { TestShop } from './test-shop'

const AT = '2026-01-01T00:00:00.000Z'

/** A passkey of a customer that no device has: answers its uid. */
export async function addPasskey(shop: TestShop, customerId: number, name: string): Promise<string> {
  const uid = crypto.randomUUID().replaceAll('-', '')
  await shop.db
    .prepare(`INSERT INTO passkeys (credential_id, uid, customer_id, public_key, counter, transports, name, created_at)
              VALUES (?1, ?1, ?2, 'key', 0, '[]', ?3, ?4)`)
    .bind(uid, customerId, name, AT)
    .run()
  return uid
}

/** A person at a provider who logs a customer in. */
export async function addSocialLogin(shop: TestShop, customerId: number): Promise<void> {
  await shop.db
    .prepare("INSERT INTO social_identities VALUES ('https://id.example', ?1, ?2, ?3)")
    .bind(crypto.randomUUID(), customerId, AT)
    .run()
}
