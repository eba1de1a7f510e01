const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text or a quoted attribute value in HTML. Control characters other than tab and newline become spaces. */
export const escapeHtml = (text: string): string =>
  text.replace(/(?![\t\n])\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] as string)

/** JSON for a `<script>` of the document: without `<` and without line separators. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** One line of plain text, at most `max` characters, cut at a word. */
export function plainText(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (line.length <= max) return line
  // Half of a surrogate pair is not a character.
  const cut = line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const word = cut.lastIndexOf(' ')
  return `${(word > max / 2 ? cut.slice(0, word) : cut).trimEnd()}…`
}
