import { scryptSync, timingSafeEqual } from 'node:crypto'

const COST = { ln: 14, r: 8, p: 5 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Magento's limit. NFKC turns some characters into eighteen, so longer input is not hashed. */
const PASSWORD_MAX = 256
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * Synchronous on purpose: it blocks the isolate, so that only one of these hashes of 16 MB and 130 ms runs at a time.
 * NFKC makes the same characters of another keyboard the same password.
 */
const derive = (password: string, salt: Uint8Array, { ln, r, p }: typeof COST): Uint8Array =>
  scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p })

/** The stored form of a password, with its method, cost and salt. */
export function hashPassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const { ln, r, p } = COST
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toBase64(salt)}$${toBase64(derive(password, salt, COST))}`
}

/** Takes the same time for an unknown customer, so that the time does not reveal who is a customer. */
export function isPassword(password: string, stored: string | null): boolean {
  if (password.length > PASSWORD_MAX) return false
  const [, ln, r, p, salt, hash] = STORED.exec(stored ?? '') ?? []
  if (!salt || !hash) {
    derive(password, new Uint8Array(SALT_BYTES), COST)
    return false
  }
  const derived = derive(password, fromBase64(salt), { ln: Number(ln), r: Number(r), p: Number(p) })
  const expected = fromBase64(hash)
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}
