import { readTags, type XmpTag } from './xmp-tags'

const SPACE = 0x20
const latin = new TextDecoder('latin1')

/** Location names of EXIF, IPTC, Photoshop, phones and drones, without their prefix, which is arbitrary. */
const PLACE =
  /gps|latitude|longitude|altitude|coordinate|location|countr|province|address|postal|worldregion|geotag|^(?:city.*|state|place|geo|lat|lon|lng|long)$/i

/** These words appear only with a location: in a comment, in a value, or in a name that was not parsed. */
const STILL_A_PLACE = /gps|latitude|longitude/i

function isPlace(name: string): boolean {
  const [prefix, local] = name.includes(':') ? name.split(':', 2) : ['', name]
  return prefix !== 'xmlns' && PLACE.test(local ?? '')
}

interface Range {
  start: number
  end: number
}

/** The ranges of elements and attributes with a location; null when the elements do not nest. */
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
 * Overwrites the location in an XMP packet with spaces. The packet stays well-formed, because XML allows spaces there.
 * A packet that cannot be parsed is overwritten as a whole.
 */
export function blankXmp(bytes: Uint8Array): void {
  // A zero byte means UTF-16, in which no name would be found.
  const tags = bytes.includes(0) ? null : readTags(bytes)
  const ranges = tags && placeRanges(tags)
  for (const { start, end } of ranges ?? []) bytes.fill(SPACE, start, end)
  if (!ranges || STILL_A_PLACE.test(latin.decode(bytes))) bytes.fill(SPACE)
}
