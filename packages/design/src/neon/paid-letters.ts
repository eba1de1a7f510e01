/** A letter with its accents; blanks and what stands alone as an accent are none. */
const LETTER = /[^\s\p{Mn}]/gu

/**
 * The letters of a sign that are paid for. A macron belongs to its vowel, and blanks are free. The seed reads this file
 * too, so it imports nothing.
 */
export const lettersOf = (lines: readonly { words: string }[]): number =>
  lines.reduce((sum, { words }) => sum + (words.normalize('NFC').match(LETTER)?.length ?? 0), 0)
