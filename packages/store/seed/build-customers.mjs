// Sample customers, for shops where nobody buys: their passwords stand in this folder for everyone to read.
import { createHash, scryptSync } from 'node:crypto'

const COST = { ln: 14, r: 8, p: 5 }
const base64 = (bytes) => bytes.toString('base64').replace(/=+$/, '')

/** As the store stores a password. The salt follows from the address, so that a seed is the same text every time. */
function hashOf({ email, password }) {
  const { ln, r, p } = COST
  const salt = createHash('sha256').update(email).digest().subarray(0, 16)
  const hash = scryptSync(password.normalize('NFKC'), salt, 32, { N: 2 ** ln, r, p })
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

/** Rows of sample customers. */
export const customerRows = (customers) =>
  customers.map((customer) => ({
    id: customer.id,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    password_hash: hashOf(customer),
    created_at: '2026-01-01T00:00:00.000Z',
  }))
