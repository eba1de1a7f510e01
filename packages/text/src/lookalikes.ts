/**
 * Letters that some fonts lack, and what looks like them in every font of ours: the ʻokina of Sāmoan, Tongan and Hawaiian
 * and its neighbours, hyphens, and blanks at which no line breaks.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '\u02bb': '\u2018',
  '\u02bc': '\u2019',
  '\u02bd': '\u2018',
  '\u02be': '\u2019',
  '\u02bf': '\u2018',
  '\u02b9': "'",
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '\u2013',
  '\u2212': '\u2013',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
}

/** The text with lookalikes in place of what a font lacks. Each takes the place of one letter, so all others keep theirs. */
export const withLookalikes = (text: string, missing: readonly string[]): string => {
  const lacking = new Set(missing.flatMap((cluster) => [...cluster]))
  return Array.from(text, (letter) => (lacking.has(letter) ? (LOOKALIKES[letter] ?? letter) : letter)).join('')
}
