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

/** The code in the input, with or without dashes, spaces and lower case; null for no code. */
export function readGiftCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/** What shoppers know a code by where the whole code is not shown. */
export const endingOf = (typed: string): string => readGiftCode(typed)?.slice(-4) ?? ''

export const UNKNOWN_CODE = 'We could not find a gift certificate with this code. Check it and try again.'

/**
 * The stored hash of a code. A plain SHA-256 is enough: nobody can try 2^80 codes, and a hash with SIGNING_KEY would
 * become invalid with a new key.
 */
export const giftCodeHash = (code: string): Promise<string> => sha256(code)
