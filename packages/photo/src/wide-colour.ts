import type { CodedColour } from './hevc-colour'
import { type Matrix3, readMatrixProfile } from './icc-matrix'

/** How the pixels of a picture become those of Display P3, which browsers, JPEGs and print files know. */
export interface ColourConversion {
  /** Light by the value of each channel in 0..1. The white of paper is 1; HDR has more. */
  curves: readonly [(value: number) => number, (value: number) => number, (value: number) => number]
  /** From the light of its own primaries to that of Display P3. */
  matrix: Matrix3
  /** The brightest light that it can have. */
  peak: number
  /** Times that a screen shows the light of a scene brighter, by its luminance: HLG codes scenes. */
  screen?: (luminance: number) => number
}

/** What a HEIC says of its colours. */
export interface StatedColour {
  coded: CodedColour | null
  /** A profile that browsers do not have themselves. */
  profile: Uint8Array | null
  bits: number
  /** True where a box states colours of any kind. */
  isStated: boolean
}

const PQ = 16
const HLG = 18
const BT2020 = 9
const P3 = 12
/** White of paper in nits, by ITU-R BT.2408. */
const WHITE_NITS = 203
/** The brightest light of films and photos in PQ that is kept apart. */
const PQ_PEAK_NITS = 1000
const HLG_PEAK_NITS = 1000
const HLG_GAMMA = 1.2

const SAME: Matrix3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const FROM_BT2020: Matrix3 = [
  [1.343578, -0.28218, -0.061399],
  [-0.065297, 1.075788, -0.01049],
  [0.002822, -0.019598, 1.016777],
]
const FROM_SRGB: Matrix3 = [
  [0.822462, 0.177538, 0],
  [0.033194, 0.966806, 0],
  [0.017083, 0.072397, 0.91052],
]
/** Shares of the channels of Display P3 in luminance. */
const LUMINANCE = [0.228975, 0.691739, 0.079287] as const
/** From XYZ of D50 to Display P3. */
const FROM_XYZ: Matrix3 = [
  [2.403984, -0.989907, -0.397642],
  [-0.842227, 1.79882, 0.01605],
  [0.048219, -0.097433, 1.274031],
]

/** Light in shares of the white of paper, by SMPTE ST 2084. */
export function fromPq(value: number): number {
  const root = Math.max(value, 0) ** (1 / 78.84375)
  const nits = 10_000 * (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
  return nits / WHITE_NITS
}

/** Light of the scene in 0..1, by ARIB STD-B67. */
export const fromHlg = (value: number): number =>
  value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12

/** A screen of 1000 nits, by BT.2100. Its gamma is of the luminance: of each channel it would make all colours stronger. */
const hlgScreen = (luminance: number): number => (HLG_PEAK_NITS / WHITE_NITS) * luminance ** (HLG_GAMMA - 1)

const fromSrgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const product = (one: Matrix3, other: Matrix3): Matrix3 =>
  one.map((row) =>
    [0, 1, 2].map((at) => row.reduce((sum, value, inner) => sum + value * (other[inner]?.[at] ?? 0), 0)),
  ) as unknown as Matrix3

function byNumbers({ primaries, transfer }: CodedColour): ColourConversion | null {
  const matrix = primaries === BT2020 ? FROM_BT2020 : primaries === P3 ? SAME : FROM_SRGB
  if (transfer === PQ) return { curves: [fromPq, fromPq, fromPq], matrix, peak: PQ_PEAK_NITS / WHITE_NITS }
  if (transfer === HLG) {
    return { curves: [fromHlg, fromHlg, fromHlg], matrix, peak: HLG_PEAK_NITS / WHITE_NITS, screen: hlgScreen }
  }
  return primaries === BT2020 ? { curves: [fromSrgb, fromSrgb, fromSrgb], matrix, peak: 1 } : null
}

/**
 * The conversion that a HEIC needs: 'none' where browsers have its colours, 'unknown' where its profile has tables.
 */
export function conversionOf({ coded, profile }: StatedColour): ColourConversion | 'none' | 'unknown' {
  if (profile) {
    const read = readMatrixProfile(profile)
    return read ? { curves: read.curves, matrix: product(FROM_XYZ, read.matrix), peak: 1 } : 'unknown'
  }
  return (coded && byNumbers(coded)) ?? 'none'
}

/** A picture of ten bits that states nothing, and uses the lower part of its values only, comes from a camera of PQ. */
export const PQ_ASSUMED: ColourConversion = byNumbers({ primaries: BT2020, transfer: PQ }) as ColourConversion
const DARK_SHARE = 0.8

export const looksLikePq = (values: Uint16Array, most: number): boolean => {
  for (let at = 0; at < values.length; at += 4) {
    if (Math.max(values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0) > most * DARK_SHARE) return false
  }
  return true
}

/** Light up to this share of white stays as it is. Brighter light is pressed into the rest. */
const KNEE = 0.8

/** Where light of up to `peak` is put below white: it rises as before at the knee, and ends at white. */
export function pressed(light: number, peak: number): number {
  if (light <= KNEE || peak <= 1) return Math.min(light, 1)
  const share = Math.min((light - KNEE) / (peak - KNEE), 1)
  const bend = (peak - KNEE) / (1 - KNEE) - 1
  return KNEE + ((1 - KNEE) * (1 + bend) * share) / (1 + bend * share)
}

/** Steps of the table that codes light. The steps of its root are even, as dark colours need. */
const STEPS = 4096

const coded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, at) => {
  const light = (at / STEPS) ** 2
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** Four channels of `bits` bits as eight bits of Display P3. */
export function toDisplayP3(
  values: Uint16Array,
  bits: number,
  { curves, matrix, peak, screen }: ColourConversion,
): Uint8ClampedArray<ArrayBuffer> {
  const most = 2 ** bits - 1
  const [red, green, blue] = curves.map((curve) => Float32Array.from({ length: most + 1 }, (_, at) => curve(at / most)))
  const [forRed = 0, forGreen = 0, forBlue = 0] = [0, 1, 2].map((at) =>
    LUMINANCE.reduce((sum, share, channel) => sum + share * (matrix[channel]?.[at] ?? 0), 0),
  )
  const out = new Uint8ClampedArray(values.length)
  for (let at = 0; at < values.length; at += 4) {
    const [r, g, b] = [red?.[values[at] ?? 0] ?? 0, green?.[values[at + 1] ?? 0] ?? 0, blue?.[values[at + 2] ?? 0] ?? 0]
    const shown = screen ? screen(forRed * r + forGreen * g + forBlue * b) : 1
    const brightest = Math.max(r, g, b) * shown
    // All channels by the same factor: the hue stays.
    const factor = brightest > KNEE ? (shown * pressed(brightest, peak)) / brightest : shown
    for (let channel = 0; channel < 3; channel += 1) {
      const [x, y, z] = matrix[channel] ?? [0, 0, 0]
      const light = Math.min(Math.max((x * r + y * g + z * b) * factor, 0), 1)
      out[at + channel] = coded[Math.round(Math.sqrt(light) * STEPS)] ?? 0
    }
    out[at + 3] = Math.round(((values[at + 3] ?? 0) * 255) / most)
  }
  return out
}
