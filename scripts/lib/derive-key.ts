import { pbkdf2Sync } from 'node:crypto'
import type { DeriveKeyFunction } from 'altcha-lib'

/** The key of an attempt at a captcha. Web Crypto takes ten times as long for few rounds, and a captcha has 600 attempts. */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
})
