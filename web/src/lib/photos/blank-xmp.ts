import { readTags, type XmpTag } from './xmp-tags'

const SPACE = 0x20
const latin = new TextDecoder('latin1')

/** Names of EXIF, IPTC, Photoshop, phones and drones; their prefixes are free to choose and say nothing. */
const PLACE =
  /gps|latitude|longitude|altitude|coordinate|location|countr|province|address|postal|worldregion|geotag|^(?:city.*|state|place|geo|lat|lon|lng|long)$/i

/** Words that no packet has but for a place: in a comment, in a value, in a name that was not read as one. */
const STILL_A_PLACE = /gps|latitude|longitude/i

function isPlace(name: string): boolean {
  const [prefix, local] = name.includes(':') ? name.split(':', 2) : ['', name]
  return prefix !== 'xmlns' && PLACE.test(local ?? '')
}

interface Range {
  start: number
  end: number
}

/** Elements and attributes that hold a place; null where the elements do not fit into each other. */
function placeRanges(tags: readonly XmpTag[]): Range[] | null {
  const ranges: Range[] = []
  const open: string[] = []
  let place: { start: number; depth: number } | null = null
  for (const tag of tags) {
    if (tag.kind === 'close') {
      if (open.pop() !== tag.name) return null
      if (place?.depth !== open.length) continue
      ranges.push({ start: place.start, end: tag.end })
      place = null
      continue
    }
    if (!place && !isPlace(tag.name)) ranges.push(...tag.attributes.filter(({ name }) => isPlace(name)))
    else if (!place && tag.kind === 'empty') ranges.push(tag)
    else place ??= { start: tag.start, depth: open.length }
    if (tag.kind === 'open') open.push(tag.name)
  }
  return open.length === 0 ? ranges : null
}

/**
 * Puts spaces where a place stood in an XMP packet, which stays well-formed: XML allows spaces wherever an element or an
 * attribute was. A packet that cannot be read for certain becomes spaces as a whole; the picture does not need it.
 */
export function blankXmp(bytes: Uint8Array): void {
  // A zero is a letter of UTF-16, in which no name would be found.
  const tags = bytes.includes(0) ? null : readTags(bytes)
  const ranges = tags && placeRanges(tags)
  for (const { start, end } of ranges ?? []) bytes.fill(SPACE, start, end)
  if (!ranges || STILL_A_PLACE.test(latin.decode(bytes))) bytes.fill(SPACE)
}
