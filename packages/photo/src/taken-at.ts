import { entriesOf, openTiff, type Tiff } from './tiff'

const EXIF_POINTER = 0x8769
const TAKEN = 0x9003
const OFFSET = 0x9011
const DATE = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/
const ZONE = /^[+-]\d\d:\d\d/

const entryOf = (tiff: Tiff, directory: number, tag: number): number | undefined =>
  entriesOf(tiff, directory).find((entry) => tiff.u16(entry) === tag)

/** The text of an entry that is longer than four bytes. */
function textOf({ bytes, u32 }: Tiff, entry: number | undefined): string {
  if (entry === undefined) return ''
  const start = u32(entry + 8)
  return String.fromCharCode(...bytes.subarray(start, start + Math.min(u32(entry + 4), 20)))
}

/**
 * When the photo was taken, as ISO text in the time of the camera, with its offset if the camera knew it. Undefined for
 * data without a valid date.
 *
 * @param bytes the TIFF data of EXIF
 */
export function takenAtOf(bytes: Uint8Array): string | undefined {
  const tiff = openTiff(bytes)
  const pointer = tiff && entryOf(tiff, tiff.u32(4), EXIF_POINTER)
  if (!tiff || pointer == null) return undefined
  const directory = tiff.u32(pointer + 8)
  const [, year, month, day, hour, minute, second] = DATE.exec(textOf(tiff, entryOf(tiff, directory, TAKEN))) ?? []
  const [zone = ''] = ZONE.exec(textOf(tiff, entryOf(tiff, directory, OFFSET))) ?? []
  const date = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  // Cameras without a clock write zeros.
  return year && !Number.isNaN(Date.parse(date + zone)) ? date + zone : undefined
}
