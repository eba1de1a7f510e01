import { INK_GRID, inkLab } from './ink-colours'

/**
 * Profiles in the form of ICC.1:2004, computed here. A photo without a profile has the colours of sRGB by the rule of the
 * web, and a PDF must say so. For CMYK there is no such rule: then it has the colours of offset print on coated paper.
 */

/** White of the connection space, D50. */
const WHITE = [0.9642, 1, 0.8249]
/** The primaries of sRGB, adapted to D50 by Bradford's matrix. */
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
}
/** Bradford's adaptation of D65 to D50. */
const ADAPTATION = [1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168]
/** g, a, b, c, d of IEC 61966-2-1: Y = (aX + b)^g above d, and cX below. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
const HEADER = 128
const ENTRY = 12

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value)]
const fixed = (values: readonly number[]): number[] => values.flatMap((value) => u32(Math.round(value * 65_536)))

const xyz = (values: readonly number[]): number[] => [...ascii('XYZ '), ...u32(0), ...fixed(values)]
const curve = (): number[] => [...ascii('para'), ...u32(0), ...u16(3), ...u16(0), ...fixed(CURVE)]
const words = (text: string): number[] => [
  ...ascii('mluc'),
  ...u32(0),
  ...u32(1),
  ...u32(12),
  ...ascii('enUS'),
  ...u32(text.length * 2),
  ...u32(28),
  ...[...text].flatMap((char) => u16(char.charCodeAt(0))),
]

type Tag = readonly [name: string, data: readonly number[]]

const padded = (data: readonly number[]): number[] => [...data, ...Array<number>(-data.length & 3).fill(0)]

function profile(space: string, tags: readonly Tag[], { device = 'mntr', pcs = 'XYZ ' } = {}): Uint8Array<ArrayBuffer> {
  const table: number[] = []
  const body: number[] = []
  const start = HEADER + 4 + tags.length * ENTRY
  for (const [name, data] of tags) {
    table.push(...ascii(name), ...u32(start + body.length), ...u32(data.length))
    body.push(...padded(data))
  }
  const header = [
    ...u32(start + body.length),
    ...u32(0),
    ...u32(0x04200000),
    ...ascii(device),
    ...ascii(space),
    ...ascii(pcs),
    ...[2026, 1, 1, 0, 0, 0].flatMap(u16),
    ...ascii('acsp'),
    // Platform, flags, maker, model, attributes and rendering intent: none, and perceptual.
    ...Array<number>(28).fill(0),
    ...fixed(WHITE),
  ]
  return Uint8Array.from([
    ...header,
    ...Array<number>(HEADER - header.length).fill(0),
    ...u32(tags.length),
    ...table,
    ...body,
  ])
}

const common = (name: string): Tag[] => [
  ['desc', words(name)],
  ['cprt', words('No copyright')],
  ['wtpt', xyz(WHITE)],
  ['chad', [...ascii('sf32'), ...u32(0), ...fixed(ADAPTATION)]],
]

export const srgbProfile = (): Uint8Array<ArrayBuffer> =>
  profile('RGB ', [
    ...common('sRGB'),
    ...Object.entries(PRIMARIES).map(([name, values]): Tag => [name, xyz(values)]),
    ['rTRC', curve()],
    ['gTRC', curve()],
    ['bTRC', curve()],
  ])

export const greyProfile = (): Uint8Array<ArrayBuffer> => profile('GRAY', [...common('sRGB grey'), ['kTRC', curve()]])

/** L, a and b in the 16 bits of a table: the whole of L is 0xff00. */
const labBytes = ([l, a, b]: readonly [number, number, number]): number[] =>
  [(l * 0xff00) / 100, (a + 128) * 256, (b + 128) * 256].flatMap((value) =>
    u16(Math.round(Math.min(Math.max(value, 0), 0xffff))),
  )

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const STRAIGHT = [0, 0, 0xff, 0xff]

/** The table of colours of four inks: the last ink changes first. */
function inkTable(): number[] {
  const last = INK_GRID - 1
  const table: number[] = []
  for (let at = 0; at < INK_GRID ** 4; at += 1) {
    const share = (power: number) => (Math.floor(at / INK_GRID ** power) % INK_GRID) / last
    table.push(...labBytes(inkLab([share(3), share(2), share(1), share(0)])))
  }
  const head = [...ascii('mft2'), ...u32(0), 4, 3, INK_GRID, 0, ...fixed(IDENTITY), ...u16(2), ...u16(2)]
  return [...head, ...Array(4).fill(STRAIGHT).flat(), ...table, ...Array(3).fill(STRAIGHT).flat()]
}

/** For CMYK without a profile of its own. It only says what its inks look like, so its class is that of a scanner. */
export const inkProfile = (): Uint8Array<ArrayBuffer> =>
  profile('CMYK', [...common('Offset print on coated paper'), ['A2B0', inkTable()]], { device: 'scnr', pcs: 'Lab ' })
