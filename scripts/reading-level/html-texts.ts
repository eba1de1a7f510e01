// The texts of HTML and of the JSON files of the seed.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A text without tags and entities. What the shop fills in is read as a name. */
export const plain = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\{\{[^}]*\}\}|\{[a-z_ ]+\}/g, 'Kea')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** Blocks of HTML, and the texts of its widgets. */
export const textsOfHtml = (html: string): string[] => [
  ...html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:br|div|tr)\b[^>]*>/g, '\n\n')
    .split(/<\/(?:p|li|h\d|td|th|div|a(?=>\s*\n))>|\n\n/)
    .map(plain),
  ...[...html.matchAll(/ data-(?:text|title|question)="([^"]*)"/g)].map(([, text = '']) => plain(text)),
]

/** The JSON at the head of a file of the seed. */
export const headOf = (html: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/^<!--([\s\S]*?)-->/.exec(html)?.[1] ?? '{}')

/** Every string in a value, however deep. */
export const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsOf) : []
}
