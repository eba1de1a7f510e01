interface Attribute {
  name: string
  start: number
  end: number
}

/** A tag of an XMP packet, from its `<` to the byte after its `>`. */
export interface XmpTag extends Attribute {
  kind: 'open' | 'close' | 'empty'
  attributes: readonly Attribute[]
}

const code = (letter: string): number => letter.charCodeAt(0)
const [LESS, MORE, SLASH, EQUALS] = [code('<'), code('>'), code('/'), code('=')]
const QUOTES = new Set([code('"'), code("'")])
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d])
const ENDS_NAME = new Set([...SPACES, ...QUOTES, LESS, MORE, SLASH, EQUALS])

/**
 * Syntax to skip, by its opening and closing. Any other `<!` could define names of its own, so such a packet is not
 * parsed.
 */
const SKIPPED = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

const latin = new TextDecoder('latin1')

const matchesAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === code(letter))

function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from
  while (SPACES.has(bytes[at] ?? -1)) at++
  return at
}

function skipName(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !ENDS_NAME.has(bytes[at] ?? -1)) at++
  return at
}

/** The offset after `text`; -1 when it does not follow. */
function after(bytes: Uint8Array, from: number, text: string): number {
  for (let at = bytes.indexOf(code(text), from); at !== -1; at = bytes.indexOf(code(text), at + 1)) {
    if (matchesAt(bytes, at, text)) return at + text.length
  }
  return -1
}

function readAttribute(bytes: Uint8Array, start: number): Attribute | null {
  const nameEnd = skipName(bytes, start)
  const equals = skipSpaces(bytes, nameEnd)
  if (nameEnd === start || bytes[equals] !== EQUALS) return null
  const opening = skipSpaces(bytes, equals + 1)
  const quote = bytes[opening] ?? -1
  const closing = QUOTES.has(quote) ? bytes.indexOf(quote, opening + 1) : -1
  return closing === -1 ? null : { name: latin.decode(bytes.subarray(start, nameEnd)), start, end: closing + 1 }
}

function readTag(bytes: Uint8Array, start: number): XmpTag | null {
  const isClosing = bytes[start + 1] === SLASH
  const nameAt = start + (isClosing ? 2 : 1)
  const nameEnd = skipName(bytes, nameAt)
  const name = latin.decode(bytes.subarray(nameAt, nameEnd))
  const attributes: Attribute[] = []
  for (let at = nameEnd; name !== ''; ) {
    const next = skipSpaces(bytes, at)
    if (bytes[next] === MORE) return { kind: isClosing ? 'close' : 'open', name, start, end: next + 1, attributes }
    if (bytes[next] === SLASH && bytes[next + 1] === MORE) {
      return { kind: 'empty', name, start, end: next + 2, attributes }
    }
    const attribute = next === at ? null : readAttribute(bytes, next)
    if (!attribute) return null
    attributes.push(attribute)
    at = attribute.end
  }
  return null
}

/**
 * Parses the tags of an XMP packet from first to last. No byte is searched twice: an unterminated construct ends the
 * parse, so a crafted packet costs no more than any other.
 *
 * @returns null for a packet that cannot be parsed
 */
export function readTags(bytes: Uint8Array): XmpTag[] | null {
  const tags: XmpTag[] = []
  for (let at = bytes.indexOf(LESS); at !== -1; ) {
    const from = at
    const skipped = SKIPPED.find(([opening]) => matchesAt(bytes, from, opening))
    if (!skipped && matchesAt(bytes, from, '<!')) return null
    const tag = skipped ? null : readTag(bytes, from)
    const end = skipped ? after(bytes, from + skipped[0].length, skipped[1]) : (tag?.end ?? -1)
    if (end === -1) return null
    if (tag) tags.push(tag)
    at = bytes.indexOf(LESS, end)
  }
  return tags
}
