import type { Body, BodyPart } from '../body'
import { joined, type Mesh, net, type Vec3 } from '../mesh/mesh'
import type { MakeBody } from '../solid-kind'

interface CubeParts {
  /** Side of the cube in mm. */
  side: number
  /** Front, right, back, left, top and bottom; a missing side is plain. */
  parts: readonly string[]
}

const GAP = 1.1
const ROUND = 2.2

type Turned = (x: number, y: number, z: number) => Vec3

/** A face of the cube in the way that it looks. */
const FACES: readonly Turned[] = [
  (x, y, z) => [x, y, z],
  (x, y, z) => [z, y, -x],
  (x, y, z) => [-x, y, -z],
  (x, y, z) => [-z, y, x],
  (x, y, z) => [x, z, -y],
  (x, y, z) => [x, -z, y],
]

/** A puzzle cube: each side is nine tiles of one picture, on black plastic. */
export function cube({ side, parts }: CubeParts): Body {
  const lifted = ([x, y, z]: Vec3): Vec3 => [x, y + side / 2, z]
  const sides = FACES.flatMap((face, at): BodyPart[] => {
    const print = parts[at]
    const tiles = tilesOf(side, (x, y, z) => lifted(face(x, y, z)), face)
    return [{ mesh: tiles, finish: print ? 'gloss' : 'white', ...(print && { print }) }]
  })
  const body = joined(FACES.map((face) => backOf(side, (x, y, z) => lifted(face(x, y, z)), face)))
  return { parts: [...sides, { mesh: body, finish: 'plastic' }], turn: 36, lift: 24, most: null, slider: null }
}

/** Nine tiles with rounded corners and edges that fall away a little. */
function tilesOf(side: number, place: Turned, turn: Turned): Mesh {
  const third = side / 3
  const reach = third / 2 - GAP
  const steps = 16
  const tile = (column: number, row: number): Mesh =>
    net(steps, 4, (i, j) => {
      // Rings from the middle out: the last two are the bevel.
      const ring = [0, reach - 1, reach - 0.25, reach, reach][j] ?? 0
      const drop = [0, 0, 0.12, 0.5, 1.2][j] ?? 0
      const angle = (-i / steps) * 2 * Math.PI + Math.PI / 4
      const [x, y] = rounded(angle, ring)
      const [ax, ay] = [(column - 1) * third + x, (row - 1) * third + y]
      const lean = [0, 0, 0.5, 1.2, 3][j] ?? 0
      return {
        at: place(ax, ay, side / 2 + 0.4 - drop),
        normal: turn(Math.cos(angle) * lean, Math.sin(angle) * lean, 1),
        u: 0.5 + ax / side,
        v: 0.5 + ay / side,
        shade: j === 4 ? 0.7 : 1,
      }
    })
  return joined([0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => tile(column, row))))
}

/** A point of a square with rounded corners, `reach` from its middle. */
function rounded(angle: number, reach: number): readonly [number, number] {
  const power = 12 / Math.max(ROUND, 1)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = reach / (Math.abs(c) ** (2 * power) + Math.abs(s) ** (2 * power)) ** (1 / (2 * power))
  return [k * c, k * s]
}

/** The plastic between the tiles. */
const backOf = (side: number, place: Turned, turn: Turned): Mesh =>
  net(1, 1, (i, j) => ({
    at: place((i - 0.5) * (side - 1), (j - 0.5) * (side - 1), side / 2 - 0.6),
    normal: turn(0, 0, 1),
    u: i,
    v: j,
    shade: 0.8,
  }))

export const body: MakeBody = ({ parts }) =>
  parts[0] ? cube({ side: parts[0].face.width, parts: parts.map(({ id }) => id) }) : null
