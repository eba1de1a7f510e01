import { sha256 } from '../../identity'

const BYTES = 10
const CODE = /^[0-9A-F]{20}$/

/** A new code: 20 characters out of 16, from 80 random bits. */
export const newGiftCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

/** `0123456789ABCDEF0123` as five groups of four, which are easier to read out. */
export const shownCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** What was typed as a code, with dashes, spaces and small letters or without; null where it is none. */
export function readGiftCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/**
 * What the shop keeps of a code. A plain SHA-256: nobody tries 2^80 codes, and a hash made with SIGNING_KEY would be
 * worth nothing once that key is changed.
 */
export const giftCodeHash = (code: string): Promise<string> => sha256(code)
