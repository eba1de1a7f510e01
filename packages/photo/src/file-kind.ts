/** Formats that the browser, or our decoder, turns into a JPEG before the upload. */
export type ConvertedKind = 'image/png' | 'image/webp' | 'image/avif' | 'image/heic'
/** What shoppers call them. */
export const FORMAT_NAMES: Record<ConvertedKind, string> = {
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
}

export type FileKind = 'image/jpeg' | ConvertedKind | 'gif' | 'svg' | 'unknown'

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
/** Enough for the comments and declarations before the root of an SVG. */
const SVG_HEAD = 1000

/** The first brand is the file's own. `mif1` is HEIC or AVIF: then the compatible brands tell. */
function heifKind(bytes: Uint8Array): FileKind {
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)
  const brands = [8, ...Array.from({ length: Math.max((size - 16) / 4, 0) }, (_, at) => 16 + at * 4)]
    .filter((at) => at + 4 <= bytes.length)
    .map((at) => text(bytes, at, at + 4))
  if (!HEIC_BRANDS.includes(brands[0] ?? '')) return AVIF_BRANDS.includes(brands[0] ?? '') ? 'image/avif' : 'unknown'
  return brands.some((brand) => AVIF_BRANDS.includes(brand)) ? 'image/avif' : 'image/heic'
}

/** Bytes from the start of a file that tell its kind. */
export const FILE_HEAD = 1024

/** The kind of a file by its first bytes. Name and stated type may be wrong. */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 0, 4) === 'GIF8') return 'gif'
  if (text(bytes, 4, 8) === 'ftyp') return heifKind(bytes)
  return /<svg[\s>]/i.test(text(bytes, 0, SVG_HEAD)) ? 'svg' : 'unknown'
}
