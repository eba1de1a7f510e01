/** Characters of one text, as a string counts them. */
export const WORDS_MAX = 500

/** No control characters but line breaks, and no half of a surrogate pair. */
const CONTROL = /[^\n\P{Cc}]|\p{Cs}/gu

/** True for text as a design stores it. */
export const isClean = (words: string): boolean => words.length <= WORDS_MAX && words === cleanWords(words)

/**
 * Text as typed or pasted, ready for a design: composed characters (NFC), line breaks of one kind, blanks for tabs, no
 * other control characters, and not too long.
 */
export function cleanWords(typed: string): string {
  const lines = typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' ')
  const clean = lines.replace(CONTROL, '').normalize('NFC')
  // The cut may leave half of a surrogate pair.
  return clean.slice(0, WORDS_MAX).replace(/\p{Cs}/gu, '')
}
