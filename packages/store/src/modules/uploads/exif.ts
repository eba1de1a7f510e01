/** The fields of an Exif block that the shop uses. */
export interface ExifFacts {
  /** 1–8: the rotation that makes the picture upright. */
  orientation: number
  hasPosition: boolean
}

const ORIENTATION = 0x0112
const GPS_IFD = 0x8825
const GPS_LATITUDE = 2
const GPS_LONGITUDE = 4
const ENTRY = 12

/** A TIFF structure. Every offset in it is checked, since the file may be malicious. */
function tiffReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49 && bytes[1] === 0x49
  const fits = (offset: number, length: number) => offset >= 0 && offset + length <= bytes.length
  const u16 = (offset: number) => (fits(offset, 2) ? view.getUint16(offset, little) : 0)
  const u32 = (offset: number) => (fits(offset, 4) ? view.getUint32(offset, little) : 0)
  /** Entries of the directory at `offset`, by their tags. */
  const directory = (offset: number): Map<number, number> => {
    const entries = new Map<number, number>()
    if (!fits(offset, 2)) return entries
    for (let i = 0; i < u16(offset); i += 1) {
      const entry = offset + 2 + i * ENTRY
      if (!fits(entry, ENTRY)) break
      entries.set(u16(entry), entry)
    }
    return entries
  }
  return { fits, u16, u32, directory }
}

/** True if the three fractions of a coordinate exist and are not all zero. */
function hasCoordinate(bytes: Uint8Array, reader: ReturnType<typeof tiffReader>, entry: number | undefined): boolean {
  if (entry === undefined) return false
  const count = reader.u32(entry + 4)
  const offset = reader.u32(entry + 8)
  const length = Math.min(count, 3) * 8
  return length > 0 && reader.fits(offset, length) && bytes.subarray(offset, offset + length).some((byte) => byte !== 0)
}

/** Reads the TIFF block of an Exif segment. An unreadable block has the normal orientation and no position. */
export function readExif(bytes: Uint8Array): ExifFacts {
  const reader = tiffReader(bytes)
  const known = (bytes[0] === 0x49 && bytes[1] === 0x49) || (bytes[0] === 0x4d && bytes[1] === 0x4d)
  if (!known || reader.u16(2) !== 42) return { orientation: 1, hasPosition: false }
  const main = reader.directory(reader.u32(4))
  const turned = main.get(ORIENTATION)
  const orientation = turned === undefined ? 1 : reader.u16(turned + 8)
  const gpsEntry = main.get(GPS_IFD)
  const gps = gpsEntry === undefined ? new Map<number, number>() : reader.directory(reader.u32(gpsEntry + 8))
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    hasPosition: [GPS_LATITUDE, GPS_LONGITUDE].some((tag) => hasCoordinate(bytes, reader, gps.get(tag))),
  }
}

/**
 * A latitude or longitude with a digit, as an attribute or an element of XMP; drones write `Gps`. Every quantifier is
 * bounded, so a malicious file takes no longer than any other.
 */
const XMP_POSITION = /GPS(?:Latitude|Longitude)\s{0,9}(?:=\s{0,9}["'][^"'<]{0,60}[1-9]|>[^<]{0,60}[1-9])/i

export const xmpHasPosition = (text: string): boolean => XMP_POSITION.test(text)
