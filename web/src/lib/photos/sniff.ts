export type FileKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'heic' | 'avif' | 'gif' | 'unknown'

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** The kind of a file by its first bytes. Name and stated type may be wrong. */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 0, 4) === 'GIF8') return 'gif'
  if (text(bytes, 4, 8) === 'ftyp') {
    const brand = text(bytes, 8, 12)
    if (brand === 'avif' || brand === 'avis') return 'avif'
    if (HEIC_BRANDS.has(brand)) return 'heic'
  }
  return 'unknown'
}
