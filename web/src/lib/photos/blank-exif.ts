import { ENTRY, entriesOf, HEADER, openTiff, type Tiff } from '@kea/photo/tiff'

/** The tag that points to the GPS directory. */
const GPS_POINTER = 0x8825
/** Tags of XMP, IPTC and Photoshop data, which may contain a location too. JPEGs rarely use them. */
const PACKETS = new Set([0x02bc, 0x83bb, 0x8649])
/** Bytes per value, by TIFF type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const MAX_DIRECTORIES = 8

interface Range {
  start: number
  end: number
}

/** The range of an entry's value. A value of up to four bytes is in the entry itself. */
function valueRanges({ bytes, u16, u32 }: Tiff, entry: number): Range[] {
  const length = (TYPE_BYTES[u16(entry + 2)] ?? 1) * u32(entry + 4)
  const start = Math.max(u32(entry + 8), HEADER)
  return length > 4 && start < bytes.length ? [{ start, end: Math.min(start + length, bytes.length) }] : []
}

/** The ranges of a directory and of all values that it points to. */
function directoryRanges(tiff: Tiff, directory: number): Range[] {
  const entries = entriesOf(tiff, directory)
  const itself = { start: directory, end: directory + 2 + entries.length * ENTRY }
  return entries.length === 0 ? [] : [itself, ...entries.flatMap((entry) => valueRanges(tiff, entry))]
}

/** Keeps only the entries in `kept`. The offset of the next directory moves up behind them, and the rest is zeroed. */
function keepEntries({ bytes, u16 }: Tiff, directory: number, entries: number[], kept: number[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = bytes[0] === 0x49
  const oldEnd = directory + 2 + entries.length * ENTRY
  const newEnd = directory + 2 + kept.length * ENTRY
  const isCut = u16(directory) !== entries.length || oldEnd + 4 > bytes.length
  kept.forEach((entry, index) => {
    bytes.copyWithin(directory + 2 + index * ENTRY, entry, entry + ENTRY)
  })
  if (!isCut) bytes.copyWithin(newEnd, oldEnd, oldEnd + 4)
  bytes.fill(0, isCut ? newEnd : newEnd + 4, isCut ? oldEnd : oldEnd + 4)
  view.setUint16(directory, kept.length, isLittle)
}

/** @returns false for a block whose ranges exceed its length */
function blankDirectory(tiff: Tiff, directory: number): boolean {
  const entries = entriesOf(tiff, directory)
  const kept: number[] = []
  let work = 0
  const ranges: Range[] = []
  for (const entry of entries) {
    const tag = tiff.u16(entry)
    if (tag !== GPS_POINTER && !PACKETS.has(tag)) {
      kept.push(entry)
      continue
    }
    const found = tag === GPS_POINTER ? directoryRanges(tiff, tiff.u32(entry + 8)) : valueRanges(tiff, entry)
    for (const range of found) work += range.end - range.start
    // Values of a valid block do not overlap. A crafted block could make this code zero the same bytes a million times.
    if (work > tiff.bytes.length) return false
    ranges.push(...found)
  }
  if (kept.length < entries.length) keepEntries(tiff, directory, entries, kept)
  for (const { start, end } of ranges) tiff.bytes.fill(0, start, end)
  return true
}

/**
 * Removes the location from an EXIF block. Other entries, such as the orientation, stay. An invalid block is zeroed as
 * a whole.
 *
 * @param bytes the TIFF data only
 */
export function blankExif(bytes: Uint8Array): void {
  const tiff = openTiff(bytes)
  if (!tiff) {
    bytes.fill(0)
    return
  }
  let directory = tiff.u32(4)
  for (let turn = 0; turn < MAX_DIRECTORIES && directory >= HEADER && directory + 2 <= bytes.length; turn++) {
    if (!blankDirectory(tiff, directory)) {
      bytes.fill(0)
      return
    }
    const next = directory + 2 + tiff.u16(directory) * ENTRY
    directory = next + 4 <= bytes.length ? tiff.u32(next) : 0
  }
}
