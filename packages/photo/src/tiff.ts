/** The TIFF structure of an EXIF block. */
export interface Tiff {
  bytes: Uint8Array
  u16: (at: number) => number
  u32: (at: number) => number
}

export const HEADER = 8
export const ENTRY = 12

/** Null for other data. */
export function openTiff(bytes: Uint8Array): Tiff | null {
  if (bytes.length < 14) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return null
  const little = order === 0x4949
  return { bytes, u16: (at) => view.getUint16(at, little), u32: (at) => view.getUint32(at, little) }
}

/** Offsets of the entries of a directory, without entries past the end of the block. */
export function entriesOf({ bytes, u16 }: Tiff, directory: number): number[] {
  if (directory < HEADER || directory + 2 > bytes.length) return []
  const capacity = Math.floor((bytes.length - directory - 2) / ENTRY)
  return Array.from({ length: Math.min(u16(directory), capacity) }, (_, index) => directory + 2 + index * ENTRY)
}
