import { BitReader, DataEnd, NeedMore } from './bit-reader'
import type { ByteSource } from './byte-source'
import { type HuffmanTable, readHuffmanTables } from './huffman'
import { NonZero, type ScanBand, skipBlock, skipFirst, skipRefined } from './jpeg-blocks'
import type { JpegComponent, JpegFrame } from './jpeg-frame'
import { DHT, DRI, PROGRESSIVE, type Segment, SOS } from './jpeg-markers'
import { PHOTO_LIMITS } from './limits'

/** Bytes that are read at a time. No unit of coded data is longer. */
const WINDOW = 1 << 20
/** Bytes before the window that the reader may look back at. */
const BEHIND = 4
const BLOCK = 8
const ARITHMETIC = 0xc9
/** Those of CMYK. */
const COMPONENTS_MAX = 4

interface Scan extends ScanBand {
  components: readonly { component: JpegComponent; dc: number; ac: number }[]
  /** Its coefficients are as precise as they get. */
  isFinal: boolean
}

const readScan = (body: Uint8Array, { marker, components }: JpegFrame): Scan => {
  const count = body[0] ?? 0
  const chosen = Array.from({ length: count }, (_, at) => {
    const tables = body[2 + at * 2] ?? 0
    const component = components.find(({ id }) => id === body[1 + at * 2])
    return component ? [{ component, dc: tables >> 4, ac: 16 + (tables & 15) }] : []
  }).flat()
  const [from = 0, to = 63, precision = 0] = body.subarray(1 + count * 2)
  const isProgressive = marker === PROGRESSIVE
  return {
    components: chosen,
    isProgressive,
    ...(isProgressive ? { from, to } : { from: 0, to: 63 }),
    isRefining: isProgressive && precision >> 4 > 0,
    isFinal: !isProgressive || (precision & 15) === 0,
  }
}

/** The units of a scan, and the pixels of each. */
function unitsOf({ width, height, components: all }: JpegFrame, { components }: Scan) {
  const [hMax, vMax] = [Math.max(...all.map(({ h }) => h)), Math.max(...all.map(({ v }) => v))]
  const [only] = components.length === 1 ? components : []
  const unitWidth = only ? (BLOCK * hMax) / only.component.h : BLOCK * hMax
  const unitHeight = only ? (BLOCK * vMax) / only.component.v : BLOCK * vMax
  const [across, down] = [Math.ceil(width / unitWidth), Math.ceil(height / unitHeight)]
  const pixelsBefore = (unit: number): number => {
    const rows = Math.floor(unit / across) * unitHeight
    const rest = Math.min((unit % across) * unitWidth, width) * Math.min(unitHeight, Math.max(height - rows, 0))
    return Math.round(Math.min(rows, height) * width + rest)
  }
  return { count: across * down, pixelsBefore }
}

type Tables = ReadonlyMap<number, HuffmanTable>

/** Reads past the units of a scan, one at a time. */
function unitReader(bits: BitReader, scan: Scan, tables: Tables, seenOf: (component: JpegComponent) => NonZero) {
  const tableOf = (key: number): HuffmanTable => {
    const table = tables.get(key)
    if (!table) throw new DataEnd()
    return table
  }
  const [only] = scan.components
  const seen = scan.isProgressive && scan.from > 0 && only ? seenOf(only.component) : null
  let empty = 0
  const readDc = (): void => {
    for (const { component, dc, ac } of scan.components) {
      const blocks = scan.components.length === 1 ? 1 : component.h * component.v
      for (let block = 0; block < blocks; block += 1) {
        if (!scan.isProgressive) skipBlock(bits, tableOf(dc), tableOf(ac))
        else if (scan.isRefining) bits.take(1)
        else bits.take(bits.symbol(tableOf(dc)) & 15)
      }
    }
  }
  const readAc = (unit: number, nonZero: NonZero): void => {
    const table = tableOf(only?.ac ?? 0)
    const kept = nonZero.keep(unit)
    try {
      if (scan.isRefining) empty = skipRefined(bits, table, scan, nonZero, { block: unit, empty })
      else empty = empty > 0 ? empty - 1 : skipFirst(bits, table, scan, nonZero, unit)
    } catch (error) {
      nonZero.putBack(unit, kept)
      throw error
    }
  }
  return {
    read: (unit: number): void => (seen ? readAc(unit, seen) : readDc()),
    restart: (): void => {
      bits.restart()
      empty = 0
    },
  }
}

interface ScanEnd {
  end: number
  /** Units that are there. */
  read: number
}

/** Reads past the coded data of a scan, to its last unit or to where it breaks off. */
async function readUnits(
  source: ByteSource,
  from: number,
  bits: BitReader,
  { read, restart }: ReturnType<typeof unitReader>,
  { count, interval }: { count: number; interval: number },
): Promise<ScanEnd> {
  let base = from
  const open = async (offset: number) => {
    base = Math.max(offset - BEHIND, 0)
    const bytes = (await source.read(base, WINDOW)).slice()
    bits.open(bytes, offset - base, base + bytes.length >= source.size)
  }
  bits.reset({ position: 0, buffer: 0, bits: 0 })
  await open(from)
  for (let unit = 0; unit < count; ) {
    const mark = bits.mark()
    try {
      if (interval > 0 && unit > 0 && unit % interval === 0) restart()
      read(unit)
      unit += 1
    } catch (error) {
      bits.reset(mark)
      if (error instanceof DataEnd) return { end: Math.min(base + mark.position, source.size), read: unit }
      if (!(error instanceof NeedMore)) throw error
      await open(base + mark.position)
    }
  }
  return { end: base + bits.consumed(), read: count }
}

const coefficientsOf = ({ components, from, to }: Scan): string[] =>
  components.flatMap(({ component }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${component.id}:${from + at}`),
  )

const bytesOf = (segments: readonly Segment[], kind: number): number =>
  segments.reduce((sum, { marker, start, end }) => sum + (marker === kind ? end - start : 0), 0)

/**
 * The end of a picture without an end marker, and the pixels that are not there: its coded data is counted unit by
 * unit, as a decoder does. Only a JPEG of several precisions needs all of its scans for that. What nobody takes, such as
 * too many pixels, is not counted: its header alone must not cost memory.
 */
export async function endOfScans(
  source: ByteSource,
  frame: JpegFrame,
  segments: readonly Segment[],
): Promise<{ end: number; missingPixels: number }> {
  const pixels = frame.width * frame.height
  const isCountable =
    frame.marker < ARITHMETIC &&
    pixels <= PHOTO_LIMITS.pixels &&
    bytesOf(segments, DHT) <= PHOTO_LIMITS.headBytes &&
    frame.components.length <= COMPONENTS_MAX &&
    frame.components.every(({ h, v }) => h > 0 && v > 0 && h < 5 && v < 5)
  if (!isCountable || pixels === 0) return { end: source.size, missingPixels: pixels }
  const tables = new Map<number, HuffmanTable>()
  const nonZero = new Map<JpegComponent, NonZero>()
  const seenOf = (component: JpegComponent): NonZero => {
    const known =
      nonZero.get(component) ?? new NonZero(Math.ceil(frame.width / 8 + 1) * Math.ceil(frame.height / 8 + 1))
    nonZero.set(component, known)
    return known
  }
  const bits = new BitReader()
  const open = new Set(frame.components.flatMap(({ id }) => Array.from({ length: 64 }, (_, at) => `${id}:${at}`)))
  const last = segments.findLastIndex(({ marker }) => marker === SOS)
  let interval = 0
  let ended = { end: source.size, missingPixels: pixels }
  for (const [index, { marker, start, end }] of segments.entries()) {
    if (marker !== DHT && marker !== DRI && marker !== SOS) continue
    const body = (await source.read(start + 4, end - start - 4)).slice()
    if (marker === DHT) readHuffmanTables(body, tables)
    if (marker === DRI) interval = (body[0] ?? 0) * 256 + (body[1] ?? 0)
    if (marker !== SOS) continue
    const scan = readScan(body, frame)
    if (scan.isFinal) for (const coefficient of coefficientsOf(scan)) open.delete(coefficient)
    if (index !== last && !scan.isProgressive) continue
    const { count, pixelsBefore } = unitsOf(frame, scan)
    const found = await readUnits(source, end, bits, unitReader(bits, scan, tables, seenOf), { count, interval })
    ended = { end: found.end, missingPixels: found.read === count ? 0 : pixels - pixelsBefore(found.read) }
  }
  // Whole scans may be missing too.
  return open.size > 0 && ended.missingPixels === 0 ? { ...ended, missingPixels: pixels } : ended
}
