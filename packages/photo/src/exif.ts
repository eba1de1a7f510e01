import { entriesOf, openTiff, type Tiff } from './tiff'

/** The fields of an Exif block that are needed before a picture is decoded. */
export interface ExifFacts {
  /** 1–8; null where the block has none that a browser applies. */
  orientation: number | null
  hasPosition: boolean
}

const ORIENTATION = 0x0112
const EXIF_DIRECTORY = 0x8769
const GPS_DIRECTORY = 0x8825
const GPS_LATITUDE = 2
const GPS_LONGITUDE = 4
/** Photos have one. */
const DIRECTORIES_MAX = 8
const SHORT = 3
const LONG = 4

/** Browsers apply an orientation of one short number only, and look in the directory of camera facts too. */
function orientationIn(tiff: Tiff, directory: number, isMain: boolean): number | null {
  for (const entry of entriesOf(tiff, directory)) {
    const [tag, type, count] = [tiff.u16(entry), tiff.u16(entry + 2), tiff.u32(entry + 4)]
    if (count !== 1) continue
    if (tag === ORIENTATION && type === SHORT) {
      const value = tiff.u16(entry + 8)
      if (value >= 1 && value <= 8) return value
    }
    const inner =
      isMain && tag === EXIF_DIRECTORY && type === LONG ? orientationIn(tiff, tiff.u32(entry + 8), false) : null
    if (inner !== null) return inner
  }
  return null
}

/** True if the three fractions of a coordinate exist and are not all zero. */
function hasCoordinate({ bytes, u16, u32 }: Tiff, entry: number): boolean {
  const tag = u16(entry)
  if (tag !== GPS_LATITUDE && tag !== GPS_LONGITUDE) return false
  const start = u32(entry + 8)
  const length = Math.min(u32(entry + 4), 3) * 8
  return start + length <= bytes.length && bytes.subarray(start, start + length).some((byte) => byte !== 0)
}

/** A block with so many directories of places was made to cost time. It is treated as one that has a place. */
function hasPositionIn(tiff: Tiff): boolean {
  const pointers = entriesOf(tiff, tiff.u32(4)).filter((entry) => tiff.u16(entry) === GPS_DIRECTORY)
  const directories = new Set(pointers.map((entry) => tiff.u32(entry + 8)))
  if (directories.size > DIRECTORIES_MAX) return true
  return [...directories].some((directory) => entriesOf(tiff, directory).some((place) => hasCoordinate(tiff, place)))
}

/** Reads the TIFF data of an Exif block. An unreadable block has no orientation and no position. */
export function readExif(bytes: Uint8Array): ExifFacts {
  const tiff = openTiff(bytes)
  if (tiff?.u16(2) !== 42) return { orientation: null, hasPosition: false }
  return { orientation: orientationIn(tiff, tiff.u32(4), true), hasPosition: hasPositionIn(tiff) }
}
