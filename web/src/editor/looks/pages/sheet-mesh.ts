import { type Mesh, net, type Vec3 } from '../../solids/mesh/mesh'
import type { Profile } from './sheet'

interface SheetSide {
  /** The profile at each of the rows, from the first edge to the other one. */
  rows: readonly Profile[]
  /** The places of the two edges that the profile goes between, in mm. */
  between: readonly [first: number, last: number]
  /** The upper side of the profile, or the other one. */
  side: 1 | -1
  /** The light that arrives at each point of the profile. */
  light: readonly number[]
}

/**
 * A side of a sheet that is bound on the left or right, as of a book: its profile goes across, the rows from the edge
 * that is near to the viewer to the far one. A print on it is upright for somebody who looks at this side.
 */
export function pageMesh({ rows, between, side, light }: SheetSide): Mesh {
  const columns = (rows[0]?.x.length ?? 1) - 1
  const [near, far] = between
  return net(columns, rows.length - 1, (i, j) => {
    const at = side === 1 ? i : columns - i
    const { x, y, angle, part } = rows[j] as Profile
    const [across = 0, way = 0] = [part[at], angle[at]]
    const v = j / (rows.length - 1)
    return {
      at: [x[at] ?? 0, y[at] ?? 0, near + (far - near) * v],
      normal: [-side * Math.sin(way), side * Math.cos(way), 0],
      u: side === 1 ? across : 1 - across,
      v,
      shade: light[at] ?? 1,
    }
  })
}

/**
 * A side of a sheet that hangs from its upper edge, as of a calendar: its profile goes towards the viewer (z) and up (y),
 * the rows from left to right.
 */
export function hangingMesh({ rows, between, side, light }: SheetSide): Mesh {
  const steps = (rows[0]?.x.length ?? 1) - 1
  const [left, right] = between
  return net(rows.length - 1, steps, (i, j) => {
    const row = side === 1 ? i : rows.length - 1 - i
    const at = steps - j
    const { x, y, angle, part } = rows[row] as Profile
    const way = angle[at] ?? 0
    const across = row / (rows.length - 1)
    return {
      at: [left + (right - left) * across, y[at] ?? 0, x[at] ?? 0],
      normal: [0, side * Math.cos(way), -side * Math.sin(way)],
      u: side === 1 ? across : 1 - across,
      v: 1 - (part[at] ?? 0),
      shade: light[at] ?? 1,
    }
  })
}

/** The wall from a profile down to a height, at both ends and along its free edge: the cut edges of a block of paper. */
export function blockEdges({ x, y }: Profile, low: number, [near, far]: readonly [number, number]): Mesh[] {
  const columns = x.length - 1
  const end = (z: number, facing: 1 | -1): Mesh =>
    net(columns, 1, (i, j) => {
      const at = facing === 1 ? i : columns - i
      const height = Math.max(y[at] ?? 0, low)
      const up = j === 1 ? height : low
      // As many leaves everywhere: where the block is thin, near the fold, they are pressed.
      return {
        at: [x[at] ?? 0, up, z],
        normal: [0, 0, facing],
        u: (x[at] ?? 0) / 10,
        v: j,
        shade: 0.94 - 0.12 * (1 - j),
      }
    })
  const [edgeX = 0, edgeY = 0] = [x[columns], y[columns]]
  const fore = net(1, 1, (i, j) => ({
    at: [edgeX, j === 1 ? edgeY : low, i === 0 ? near : far],
    normal: [1, 0, 0],
    u: (i * Math.abs(far - near)) / 10,
    v: j,
    shade: 0.94 - 0.12 * (1 - j),
  }))
  return [end(near, 1), end(far, -1), fore]
}

/** The corners of a triangle, the other way round. */
const TURNED = [0, 2, 1]

/** A mesh on the other side of the plane x = 0. Its print is upright there too. */
export function mirrored({ positions, normals, uvs, shades, indices }: Mesh): Mesh {
  const flip = (values: readonly number[]) => values.map((value, at) => (at % 3 === 0 ? -value : value))
  return {
    positions: flip(positions),
    normals: flip(normals),
    uvs: uvs.map((value, at) => (at % 2 === 0 ? 1 - value : value)),
    shades,
    indices: indices.map((_, at) => indices[at - (at % 3) + (TURNED[at % 3] ?? 0)] ?? 0),
  }
}

/** A mesh that stands and faces the viewer, laid on its back: its upper edge is the far one. */
export function laid(mesh: Mesh, [right, up, near]: Vec3 = [0, 0, 0]): Mesh {
  const turn = (values: readonly number[], by: Vec3) =>
    values.map((_, at) => {
      const first = at - (at % 3)
      const [x = 0, y = 0, z = 0] = [values[first], values[first + 1], values[first + 2]]
      return ([x, z, -y][at % 3] ?? 0) + (by[at % 3] ?? 0)
    })
  return { ...mesh, positions: turn(mesh.positions, [right, up, near]), normals: turn(mesh.normals, [0, 0, 0]) }
}
