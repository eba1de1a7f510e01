/** One word of a search with its spellings, any of which matches. */
export interface Term {
  spellings: readonly string[]
  /** The word is being typed: words that begin with it match too. */
  isUnfinished: boolean
}

/** Only letters and digits, so FTS5 syntax has no effect. */
const quoted = (word: string): string => `"${word.replace(/[^\p{L}\p{N}]/gu, '')}"`

const termMatch = ({ spellings, isUnfinished }: Term): string => {
  // The whole word is listed beside its prefix, so that it ranks first.
  const all = spellings.flatMap((word) => (isUnfinished ? [quoted(word), `${quoted(word)} *`] : [quoted(word)]))
  return `(${all.join(' OR ')})`
}

/** An FTS5 expression for pages that have every term, or any of them. */
export const matchOf = (terms: readonly Term[], mode: 'every' | 'any'): string =>
  terms.map(termMatch).join(mode === 'every' ? ' AND ' : ' OR ')
