import type { Body } from '../body'
import { curve, lathe, type ProfilePoint, tube } from '../mesh/lathe'
import { type Mesh, smooth } from '../mesh/mesh'
import type { MakeBody } from '../solid-kind'

/** The unprinted parts: round the handle, and at rim and foot together. */
const HANDLE_GAP = 54.6
const RIMS = 14
const WALL = 4.2
const FOOT_RADIUS = 4
const HANDLE_REACH = 31

interface MugSize {
  radius: number
  height: number
}

/** The mug round which a print of this size goes. */
export const mugSize = (print: { width: number; height: number }): MugSize => ({
  radius: (print.width + HANDLE_GAP) / (2 * Math.PI),
  height: print.height + RIMS,
})

interface MugOptions {
  print: { width: number; height: number }
  part: string
  /** A coat of black that turns clear with heat. */
  heat: boolean
}

/** A mug with its handle opposite to the middle of the print. */
export function mug({ print, part, heat }: MugOptions): Body {
  const size = mugSize(print)
  const finish = 'ceramic'
  const body = heat ? 'glaze' : finish
  const band = printBand(size, print)
  return {
    parts: [
      { mesh: lathe(outside(size).slice(0, BELOW_RIM)), finish: body },
      { mesh: lathe(outside(size).slice(BELOW_RIM - 1)), finish },
      { mesh: lathe(inside(size)), finish },
      { mesh: handle(size), finish: body },
      { mesh: band, finish, print: part },
      ...(heat ? ([{ mesh: grown(band), finish: 'glaze', does: 'clear-with-heat' }] as const) : []),
    ],
    turn: 38,
    lift: 15,
    most: null,
    slider: heat ? 'heat' : null,
  }
}

/** The points of the outside up to the upper edge of the print. Above it a mug is white. */
const BELOW_RIM = 13

/** Below the unglazed foot ring, round the lower edge, up to the rim. */
function outside({ radius, height }: MugSize): ProfilePoint[] {
  const points: ProfilePoint[] = [
    { radius: 0, y: 2.2, normal: [0, -1], shade: 0.4 },
    { radius: radius - 9, y: 2.2, normal: [0, -1], shade: 0.4 },
    { radius: radius - 7, y: 0, normal: [0, -1], shade: 0.45 },
  ]
  for (let k = 0; k <= 6; k++) {
    const tilt = (k / 6) * (Math.PI / 2)
    points.push({
      radius: radius - FOOT_RADIUS + FOOT_RADIUS * Math.sin(tilt),
      y: FOOT_RADIUS * (1 - Math.cos(tilt)),
      normal: [Math.sin(tilt), -Math.cos(tilt)],
      shade: 0.6 + 0.25 * (k / 6),
    })
  }
  const top = height - WALL / 2
  for (const y of [height * 0.12, height * 0.25, height - RIMS / 2, top]) {
    points.push({ radius, y, normal: [1, 0], shade: Math.min(0.85 + y / height, 1) })
  }
  return points
}

/** The half-round rim, down the inner wall, round to the middle of the floor. */
function inside({ radius, height }: MugSize): ProfilePoint[] {
  const points: ProfilePoint[] = []
  const middle = radius - WALL / 2
  const top = height - WALL / 2
  for (let k = 0; k <= 8; k++) {
    const tilt = (k / 8) * Math.PI
    const [out, up] = [Math.cos(tilt), Math.sin(tilt)]
    points.push({ radius: middle + (WALL / 2) * out, y: top + (WALL / 2) * up, normal: [out, up] })
  }
  const inner = radius - WALL
  const floor = 7
  const round = 12
  for (let k = 1; k <= 8; k++) {
    const y = top + ((floor + round - top) * k) / 8
    points.push({ radius: inner, y, normal: [-1, 0.12], shade: depthShade(top - y, height) })
  }
  for (let k = 1; k <= 6; k++) {
    const tilt = (k / 6) * (Math.PI / 2)
    const y = floor + round * (1 - Math.sin(tilt))
    const at = { radius: inner - round * (1 - Math.cos(tilt)), y }
    points.push({ ...at, normal: [-Math.cos(tilt), Math.sin(tilt)], shade: depthShade(top - y, height) })
  }
  points.push({ radius: 0, y: floor, normal: [0, 1], shade: 0.5 })
  return points
}

const depthShade = (deep: number, height: number): number => 1 - 0.55 * smooth(0, 0.8, deep / height)

/** The print goes round the wall, between foot and rim. Its middle faces the viewer. */
function printBand({ radius, height }: MugSize, print: { width: number; height: number }): Mesh {
  const half = print.width / radius / 2
  const low = (height - print.height) / 2
  const point = (y: number): ProfilePoint => ({
    radius: radius + 0.12,
    y,
    normal: [1, 0],
    shade: 0.9 + y / height / 10,
  })
  return lathe([point(low), point(low + print.height / 2), point(low + print.height)], {
    from: -half,
    to: half,
    steps: 112,
  })
}

/** The same surface, a hair further out. */
function grown(mesh: Mesh): Mesh {
  return {
    ...mesh,
    positions: mesh.positions.map((value, at) => (at % 3 === 1 ? value : value + (mesh.normals[at] ?? 0) * 0.15)),
  }
}

/** An ear at the back, flared where it meets the wall. */
function handle({ radius, height }: MugSize): Mesh {
  const [high, low] = [height * 0.79, height * 0.24]
  const start = radius - 1.6
  const reach = radius + HANDLE_REACH * 1.24
  const path = curve([start, high, 0], [reach, height * 0.9, 0], [reach, height * 0.1, 0], [start, low, 0], 48)
  const flare = (part: number) => 1 + 0.5 * (1 - smooth(0, 0.1, Math.min(part, 1 - part)))
  const along = tube(
    path,
    (part) => ({ wide: 12.5 * flare(part), thick: 8.2 * flare(part) }),
    (part) => 0.78 + 0.22 * smooth(0, 0.12, Math.min(part, 1 - part)),
  )
  return backwards(along)
}

/** Turned from the right to the back. */
function backwards(mesh: Mesh): Mesh {
  const turn = (values: readonly number[]) =>
    values.map((_, at) => {
      const [x = 0, y = 0, z = 0] = values.slice(at - (at % 3), at - (at % 3) + 3)
      return at % 3 === 0 ? z : at % 3 === 1 ? y : -x
    })
  return { ...mesh, positions: turn(mesh.positions), normals: turn(mesh.normals) }
}

export const body: MakeBody = ({ parts: [part] }, heat) =>
  part ? mug({ print: part.face, part: part.id, heat }) : null
