import type { Size } from '@kea/design/geometry/surfaces'
import type { Body } from '../body'
import { type Mesh, net, plus, smooth, unit, type Vec3, withNormals } from '../mesh/mesh'
import type { MakeBody } from '../solid-kind'

interface CushionSize {
  face: Size
  part: string
  /** The part on the back; null for plain cloth. */
  back: string | null
}

const STEPS = 56
/** How far it presses into what it stands on, as a part of its shorter side. */
const SINK_SHARE = 0.06
/** Points are denser near the seam, where the cloth bends most. */
const spread = (part: number): number => -Math.cos(part * Math.PI)

/** The cloth is as long over the filling as it is flat, so that a print is narrow where it bends towards the seam. */
const BEND = 1.2
const bent = (part: number): number => Math.sin(BEND * part) / Math.sin(BEND)

/** How far a place is from the seam, 0 to 1 in the middle. */
const inwards = (u: number, v: number): number => (1 - u * u) * (1 - v * v)
/** The filling pushes the cloth out close to the seam already. */
const fullness = (u: number, v: number): number => inwards(u, v) ** 0.5
/** The light that reaches a place: it fades towards the seam earlier than the cloth falls. */
const daylight = (u: number, v: number): number => smooth(0, 1, inwards(u, v) ** 0.5) ** 0.7

/** Folds that run from the corners, and small ones from the seam, towards the middle. */
function folds(u: number, v: number): number {
  const edge = Math.max(Math.abs(u), Math.abs(v))
  const along = Math.abs(u) > Math.abs(v) ? v : u
  const near = Math.max((edge - 0.5) / 0.5, 0)
  const gathers = Math.sin(along * 15 + 1.3) + 0.6 * Math.sin(along * 26 + edge * 4)
  const corner = Math.abs(u * v)
  const fan = Math.sin(9 * Math.atan2(1.05 - Math.abs(v), 1.05 - Math.abs(u)) + 2 * Math.sign(u * v))
  return near * (1 - near) * gathers + 1.6 * corner * (1 - corner) ** 1.5 * fan
}

/** Where the cloth lies for u and v from -1 to 1: the filling draws the sides in, so that the corners stand out. */
function cloth({ width, height }: Size, u: number, v: number, side: 1 | -1): Vec3 {
  const short = Math.min(width, height)
  const thick = short * 0.56
  const drawn = (length: number, other: number) => 1 - ((short * 0.14) / length) * (1 - other * other)
  const z = (thick / 2) * fullness(u, v) + thick * 0.03 * folds(u, v)
  return [(width / 2) * u * drawn(width, v), (height / 2) * v * drawn(height, u), side * z]
}

/** It leans back, as against a sofa. */
const LEAN = (12 * Math.PI) / 180
/** What it stands on presses the cloth flat below this height in mm. */
const SOFT = 32
const pressed = (y: number): number => (y > SOFT ? y : SOFT * Math.exp((y - SOFT) / SOFT))

/** The same place on a cushion that leans back and presses on the floor. */
function standing(size: Size, u: number, v: number, side: 1 | -1): Vec3 {
  const [x, middle, z] = cloth(size, u, v, side)
  const y = middle + size.height / 2
  const [c, s] = [Math.cos(LEAN), Math.sin(LEAN)]
  return [x, pressed(y * c + z * s - Math.min(size.width, size.height) * SINK_SHARE), z * c - (y - size.height / 2) * s]
}

/** One half of the cover. */
function half(size: Size, side: 1 | -1): Mesh {
  const mesh = net(STEPS, STEPS, (i, j) => {
    const [across, up] = [side * spread(i / STEPS), spread(j / STEPS)]
    const [u, v] = [bent(across), bent(up)]
    // Less light comes to the seam, and to what faces the floor.
    const shade = 0.4 + 0.6 * daylight(u, v) - 0.16 * smooth(0.1, 1, -v)
    return {
      at: standing(size, u, v, side),
      normal: [0, 0, side],
      u: 0.5 + (side * across) / 2,
      v: 0.5 + up / 2,
      shade,
    }
  })
  return withNormals(mesh)
}

/** Points along the whole seam. */
const CORD_POINTS = 160

/** A point of the seam, as u and v, for a number from 0 to the number of points. */
function seam(k: number): readonly [u: number, v: number] {
  const along = ((k % CORD_POINTS) / CORD_POINTS) * 4
  // It cuts the very corner, where a cord would fold.
  const part = 0.985 * (2 * (along % 1) - 1)
  const sides = [
    [1, part],
    [-part, 1],
    [-1, -part],
    [part, -1],
  ] as const
  return sides[Math.floor(along)] ?? sides[0]
}

/** A cord in the seam: the half of it that is outside. */
function piping(size: Size): Mesh {
  const radius = Math.min(size.width, size.height) * 0.009
  const front: Vec3 = [0, Math.sin(LEAN), Math.cos(LEAN)]
  const up: Vec3 = [0, Math.cos(LEAN), -Math.sin(LEAN)]
  const mesh = net(10, CORD_POINTS, (i, j) => {
    const [u, v] = seam(j)
    // Turns in a small bow at the corners, where two sides meet.
    const out = unit(plus([u ** 9, 0, 0], up, v ** 9))
    const angle = (0.5 - i / 10) * 0.8 * Math.PI
    const normal = plus(plus([0, 0, 0], out, Math.cos(angle)), front, Math.sin(angle))
    return { at: plus(standing(size, u, v, 1), normal, radius), normal, u: i / 10, v: j / 4, shade: 0.85 }
  })
  return withNormals(mesh)
}

/** A filled cushion that stands on its lower edge. */
export function cushion({ face, part, back }: CushionSize): Body {
  return {
    parts: [
      { mesh: half(face, 1), finish: 'fabric', print: part },
      { mesh: half(face, -1), finish: back ? 'fabric' : 'linen', ...(back && { print: back }) },
      { mesh: piping(face), finish: 'linen' },
    ],
    turn: 24,
    lift: 14,
    most: null,
    slider: null,
    light: { room: 0.5, window: 3.4 },
  }
}

export const body: MakeBody = ({ parts: [front, back] }) =>
  front ? cushion({ face: front.face, part: front.id, back: back?.id ?? null }) : null
