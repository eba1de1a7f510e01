/** Without letters that look like digits. There are 32, so each byte gives each the same probability. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CHARS = 10

/** A code that cannot be guessed: 50 random bits, in two groups. */
export function randomCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(CHARS))].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  )
  return `${letters.slice(0, CHARS / 2).join('')}-${letters.slice(CHARS / 2).join('')}`
}
