import { ascii, viewOf } from './ascii'

type Row = readonly [number, number, number]
export type Matrix3 = readonly [Row, Row, Row]

/** A profile of red, green and blue by three curves and a matrix, as cameras and screens have them. */
export interface MatrixProfile {
  /** From the value of a channel in 0..1 to light in 0..1. */
  curves: readonly [(value: number) => number, (value: number) => number, (value: number) => number]
  /** From light to XYZ of D50. */
  matrix: Matrix3
}

const TAG_TABLE = 128
const FIXED = 65_536
/** Parameters of each kind of parametric curve. */
const PARAMETERS = [1, 3, 4, 5, 7]

function parametric(kind: number, p: readonly number[]): (value: number) => number {
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = p
  if (kind === 0) return (x) => x ** g
  if (kind === 1) return (x) => (x >= -b / a ? (a * x + b) ** g : 0)
  if (kind === 2) return (x) => (x >= -b / a ? (a * x + b) ** g + c : c)
  return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
}

/** Null for a curve of an unknown kind. */
function curveIn(tag: Uint8Array): ((value: number) => number) | null {
  const view = viewOf(tag)
  const kind = ascii(tag, 0, 4)
  if (kind === 'para' && tag.length >= 16) {
    const form = view.getUint16(8)
    const count = PARAMETERS[form]
    if (count === undefined || tag.length < 12 + count * 4) return null
    return parametric(
      form,
      Array.from({ length: count }, (_, at) => view.getInt32(12 + at * 4) / FIXED),
    )
  }
  if (kind !== 'curv' || tag.length < 12) return null
  const count = view.getUint32(8)
  if (count === 0) return (x) => x
  if (tag.length < 12 + count * 2) return null
  if (count === 1) return (x) => x ** (view.getUint16(12) / 256)
  const point = (at: number) => view.getUint16(12 + Math.min(at, count - 1) * 2) / 0xffff
  return (x) => {
    const at = Math.min(Math.max(x, 0), 1) * (count - 1)
    const low = Math.floor(at)
    return point(low) + (point(low + 1) - point(low)) * (at - low)
  }
}

/** Null for a profile that has tables, or other colours than red, green and blue. */
export function readMatrixProfile(profile: Uint8Array): MatrixProfile | null {
  if (profile.length < TAG_TABLE + 4 || ascii(profile, 16, 4) !== 'RGB ') return null
  const view = viewOf(profile)
  const tags = new Map<string, Uint8Array>()
  for (
    let at = TAG_TABLE + 4;
    at < TAG_TABLE + 4 + view.getUint32(TAG_TABLE) * 12 && at + 12 <= profile.length;
    at += 12
  ) {
    const start = view.getUint32(at + 4)
    tags.set(ascii(profile, at, 4), profile.subarray(start, start + view.getUint32(at + 8)))
  }
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveIn(tags.get(name) ?? new Uint8Array()))
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => {
    const tag = tags.get(name)
    return tag && tag.length >= 20 ? [8, 12, 16].map((at) => viewOf(tag).getInt32(at) / FIXED) : null
  })
  const [red, green, blue] = curves
  const [r, g, b] = columns
  if (tags.has('A2B0') || !red || !green || !blue || !r || !g || !b) return null
  const row = (at: number): Row => [r[at] ?? 0, g[at] ?? 0, b[at] ?? 0]
  return { curves: [red, green, blue], matrix: [row(0), row(1), row(2)] }
}
