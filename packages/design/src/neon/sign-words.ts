import { SIGN_LINES_MAX } from './tube-data'

/** A letter with its accents; blanks and what stands alone as an accent are none. */
const LETTER = /[^\s\p{Mn}]/gu

/** The letters of a sign that are paid for. A macron belongs to its vowel, and blanks are free. */
export const lettersOf = (lines: readonly { words: string }[]): number =>
  lines.reduce((sum, { words }) => sum + (words.normalize('NFC').match(LETTER)?.length ?? 0), 0)

/** Words as they are typed, in lines, without empty ones at the end. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').slice(0, SIGN_LINES_MAX)
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop()
  return lines
}
