const ATTRIBUTE = /([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Decodes the entities of an HTML fragment. Unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })

/** Quoted attributes of one start tag, decoded, with names in lower case. The first of a name wins, as in a browser. */
export function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] ??= decodeEntities(double ?? single ?? '')
  }
  return found
}
