/** Without letters that look like digits; 32 of them, so a byte gives each the same chance. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CHARS = 10

/** A code that nobody guesses: 50 random bits, in two groups. */
export function randomCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(CHARS))].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  )
  return `${letters.slice(0, CHARS / 2).join('')}-${letters.slice(CHARS / 2).join('')}`
}
