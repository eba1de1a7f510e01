const LETTERS = 24

/** The first words of a text, as a message names it. */
export function quoted(words: string): string {
  const all = words.trim()
  return `“${all.length > LETTERS ? `${all.slice(0, LETTERS).trim()}…` : all}”`
}
