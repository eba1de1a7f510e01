import type { ProductPart } from './definition'
import type { DesignItem } from './document'

/** Letters and signs without blanks; a letter with a macron is one. */
const countLetters = (words: string): number => [...words.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length

/** Why a part has more letters than the workshop can make on it, for the shopper; null if it has not. */
export function lettersProblem({ lettersMax }: ProductPart, items: readonly DesignItem[]): string | null {
  const count = items.reduce((sum, item) => sum + (item.type === 'text' ? countLetters(item.data.words) : 0), 0)
  return lettersMax !== undefined && count > lettersMax
    ? `Up to ${lettersMax} letters fit here, and you have ${count}.`
    : null
}
