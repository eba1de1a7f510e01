/** One word of a search with its spellings; any of them will do. */
export interface Term {
  spellings: readonly string[]
  /** Being typed: words that begin with it are meant too. */
  isUnfinished: boolean
}

/** Letters and digits alone, so nothing in it means anything to FTS5. */
const quoted = (word: string): string => `"${word.replace(/[^\p{L}\p{N}]/gu, '')}"`

const termMatch = ({ spellings, isUnfinished }: Term): string => {
  // The whole word counts beside its beginnings, so that it comes first.
  const all = spellings.flatMap((word) => (isUnfinished ? [quoted(word), `${quoted(word)} *`] : [quoted(word)]))
  return `(${all.join(' OR ')})`
}

/** An FTS5 expression for pages that have every term, or any of them. */
export const matchOf = (terms: readonly Term[], mode: 'every' | 'any'): string =>
  terms.map(termMatch).join(mode === 'every' ? ' AND ' : ' OR ')
