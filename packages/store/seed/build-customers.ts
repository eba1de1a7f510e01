// Sample customers for local shops and previews. Their passwords are public.
import { createHash, scryptSync } from 'node:crypto'
import type { SeedCustomer } from './seed-files.ts'

const COST = { ln: 14, r: 8, p: 5 }
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash in the store's format. The salt is derived from the email, so every run writes the same text. */
function hashOf({ email, password }: SeedCustomer) {
  const { ln, r, p } = COST
  const salt = createHash('sha256').update(email).digest().subarray(0, 16)
  const hash = scryptSync(password.normalize('NFKC'), salt, 32, { N: 2 ** ln, r, p })
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

/** Rows of sample customers. */
export const customerRows = (customers: readonly SeedCustomer[]) =>
  customers.map((customer) => ({
    id: customer.id,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    password_hash: hashOf(customer),
    created_at: '2026-01-01T00:00:00.000Z',
  }))
