import type { Size } from '@kea/design/surfaces'
import { type Mesh, net, smooth, type Vec3 } from './mesh'
import type { Solid } from './solid'

interface CushionSize {
  face: Size
  part: string
  /** The part on the back; null for plain cloth. */
  back: string | null
}

const STEPS = 56
/** It presses into what it stands on. */
const SINK = 9
/** Points are denser near the seam, where the cloth bends most. */
const spread = (part: number): number => -Math.cos(part * Math.PI)

/** How far a place is from the seam, 0 to 1 in the middle. */
const inwards = (u: number, v: number): number => (1 - u * u) * (1 - v * v)
/** The filling pushes the cloth out close to the seam already. */
const fullness = (u: number, v: number): number => inwards(u, v) ** 0.42
/** The light that reaches a place: it fades towards the seam earlier than the cloth falls. */
const daylight = (u: number, v: number): number => smooth(0, 0.85, inwards(u, v) ** 0.62)

/** Small folds that run from the seam towards the middle. */
function folds(u: number, v: number): number {
  const edge = Math.max(Math.abs(u), Math.abs(v))
  const along = Math.abs(u) > Math.abs(v) ? v : u
  const near = Math.max((edge - 0.62) / 0.38, 0)
  return near * (1 - near) * (Math.sin(along * 13 + 1.3) + 0.5 * Math.sin(along * 23 + edge * 4))
}

/** Where the cloth lies for u and v from -1 to 1: the sides are drawn in, so that the corners stand out. */
function cloth({ width, height }: Size, u: number, v: number, side: 1 | -1): Vec3 {
  const thick = Math.min(width, height) * 0.5
  const drawn = (other: number) => 1 - 0.055 * (1 - other * other)
  const z = (thick / 2) * fullness(u, v) + thick * 0.012 * folds(u, v)
  return [(width / 2) * u * drawn(v), (height / 2) * v * drawn(u), side * z]
}

/** One half of the cover, with its slopes found by small steps. */
function half(size: Size, side: 1 | -1): Mesh {
  return net(STEPS, STEPS, (i, j) => {
    const [u, v] = [side * spread(i / STEPS), spread(j / STEPS)]
    const step = 0.004
    const inside = (value: number) => Math.min(Math.max(value, -0.996), 0.996)
    const [a, b] = [cloth(size, inside(u) - step, inside(v), side), cloth(size, inside(u) + step, inside(v), side)]
    const [c, d] = [cloth(size, inside(u), inside(v) - step, side), cloth(size, inside(u), inside(v) + step, side)]
    const [p, q] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [d[0] - c[0], d[1] - c[1], d[2] - c[2]],
    ] as [Vec3, Vec3]
    const normal: Vec3 = [
      side * (p[1] * q[2] - p[2] * q[1]),
      side * (p[2] * q[0] - p[0] * q[2]),
      side * (p[0] * q[1] - p[1] * q[0]),
    ]
    const [x, y, z] = cloth(size, u, v, side)
    // Less light comes to the seam, and to what faces the floor.
    const shade = 0.36 + 0.64 * daylight(u, v) - 0.14 * smooth(0.2, 1, -v)
    return {
      at: [x, y + size.height / 2 - SINK, z],
      normal,
      u: 0.5 + (side * u) / 2,
      v: 0.5 + v / 2,
      shade,
    }
  })
}

/** A cord in the seam. */
function piping(size: Size): Mesh {
  const radius = 2.6
  const count = 240
  const outline = (k: number): Vec3 => {
    const along = (k / count) * 4
    const part = spread(along % 1)
    const [u, v] = [
      [1, part],
      [-part, 1],
      [-1, -part],
      [part, -1],
    ][Math.floor(along) % 4] as [number, number]
    return cloth(size, u, v, 1)
  }
  return net(10, count, (i, j) => {
    const here = outline(j % count)
    const angle = (-i / 10) * 2 * Math.PI
    const length = Math.hypot(here[0], here[1]) || 1
    const out: Vec3 = [here[0] / length, here[1] / length, 0]
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return {
      at: [here[0] + out[0] * radius * c, here[1] + out[1] * radius * c + size.height / 2 - SINK, radius * s],
      normal: [out[0] * c, out[1] * c, s],
      u: i / 10,
      v: j / 4,
      shade: 0.85,
    }
  })
}

/** A filled cushion that stands on its lower edge. */
export function cushion({ face, part, back }: CushionSize): Solid {
  return {
    parts: [
      { mesh: half(face, 1), finish: 'fabric', print: part },
      { mesh: half(face, -1), finish: back ? 'fabric' : 'linen', ...(back && { print: back }) },
      { mesh: piping(face), finish: 'linen' },
    ],
    turn: 32,
    lift: 12,
    most: null,
    slider: null,
  }
}
