/** Builders for the parts of photo files, for tests that need files that no program writes any more. */
export const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
export const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]
export const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

export const segment = (marker: number, body: Uint8Array | readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, ...u16(body.length + 2)]), Buffer.from(body)])

/** TIFF types by their names. */
export const TYPES = { BYTE: 1, SHORT: 3, LONG: 4, SIGNED: 8 } as const

export interface Entry {
  tag: number
  type: keyof typeof TYPES
  count?: number
  value: number
}

export const ORIENTATION = 0x0112

export const orientation = (value: number, type: Entry['type'] = 'SHORT', count = 1): Entry => ({
  tag: ORIENTATION,
  type,
  count,
  value,
})

/** A TIFF structure with a main directory, and others behind it by the tag or the link that leads there. */
export function tiff(
  entries: readonly Entry[],
  { little = false, sub = [], next = [] }: { little?: boolean; sub?: readonly Entry[]; next?: readonly Entry[] } = {},
): number[] {
  const order = (bytes: number[]) => (little ? bytes.reverse() : bytes)
  const size = (list: readonly Entry[]) => (list.length > 0 ? 2 + list.length * 12 + 4 : 0)
  const main = sub.length > 0 ? [...entries, { tag: 0x8769, type: 'LONG' as const, value: 0 }] : [...entries]
  const subAt = 8 + size(main)
  const nextAt = subAt + size(sub)
  const valueBytes = ({ type, value }: Entry): number[] => {
    if (type === 'LONG') return order(u32(value))
    return type === 'BYTE' ? [value, 0, 0, 0] : [...order(u16(value)), 0, 0]
  }
  const directory = (list: readonly Entry[], link: number): number[] => [
    ...order(u16(list.length)),
    ...list.flatMap((entry) => [
      ...order(u16(entry.tag)),
      ...order(u16(TYPES[entry.type])),
      ...order(u32(entry.count ?? 1)),
      ...valueBytes(entry.tag === 0x8769 ? { ...entry, value: subAt } : entry),
    ]),
    ...order(u32(link)),
  ]
  return [
    ...ascii(little ? 'II' : 'MM'),
    ...order(u16(42)),
    ...order(u32(8)),
    ...directory(main, next.length > 0 ? nextAt : 0),
    ...(sub.length > 0 ? directory(sub, 0) : []),
    ...(next.length > 0 ? directory(next, 0) : []),
  ]
}

export const exif = (block: readonly number[], name = 'Exif\0\0'): Buffer => segment(0xe1, [...ascii(name), ...block])

export const orientationExif = (...entries: Entry[]): Buffer => exif(tiff(entries))

/** Segments behind the start of a JPEG. */
export const withParts = (jpeg: Buffer, ...parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])

/** The offset of a marker in the header of a JPEG. */
export function offsetOf(jpeg: Buffer, marker: number): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) if (jpeg[at + 1] === marker) return at
  throw new Error(`No marker ${marker.toString(16)}`)
}

/** Bytes in front of a marker of the header. */
export function before(jpeg: Buffer, marker: number, bytes: Uint8Array): Buffer {
  const at = offsetOf(jpeg, marker)
  return Buffer.concat([jpeg.subarray(0, at), bytes, jpeg.subarray(at)])
}

/** Without the segments of a kind in the header. */
export function without(jpeg: Buffer, marker: number): Buffer {
  const at = offsetOf(jpeg, marker)
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))])
}

/** With another marker for its frame, or another byte in it. */
export function withFrame(jpeg: Buffer, change: { marker?: number; precision?: number; height?: number }): Buffer {
  const copy = Buffer.from(jpeg)
  const at = [0xc0, 0xc1, 0xc2].map((marker) => {
    try {
      return offsetOf(copy, marker)
    } catch {
      return -1
    }
  })
  const frame = Math.max(...at)
  if (change.marker) copy[frame + 1] = change.marker
  if (change.precision) copy[frame + 4] = change.precision
  if (change.height !== undefined) copy.writeUInt16BE(change.height, frame + 5)
  return copy
}

/** A film, as phones append it. Its parameter set has the bytes of a marker. */
export const film = (): Buffer =>
  Buffer.concat([
    Buffer.from([...u32(24), ...ascii('ftypmp42'), ...u32(0), ...ascii('mp42isom')]),
    Buffer.from([...u32(40), ...ascii('moov'), ...ascii('avcC'), 1, 100, 0, 40, 0xff, 0xe1, 0, 28, 0x67, 0x64, 0, 40]),
    Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 37) & 0x7f)),
  ])

/** The blocks of a Samsung phone. */
export const samsung = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 1, 0x0a, 14, 0, 0, 0, ...ascii('Image_UTC_Data1700000000000')]),
    Buffer.from([...ascii('SEFH'), 106, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0x0a, 41, 0, 0, 0, 41, 0, 0, 0]),
    Buffer.from([24, 0, 0, 0, ...ascii('SEFT')]),
  ])

/** Extended XMP of a depth map, in segments of 64 KB. */
export function extendedXmp(bytes: number): Buffer {
  const most = 65_400
  const parts = Array.from({ length: Math.ceil(bytes / most) }, (_, at) => {
    const head = [...ascii(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}`), ...u32(bytes), ...u32(at * most)]
    return segment(0xe1, Buffer.concat([Buffer.from(head), Buffer.alloc(Math.min(most, bytes - at * most), 'x')]))
  })
  return Buffer.concat(parts)
}
