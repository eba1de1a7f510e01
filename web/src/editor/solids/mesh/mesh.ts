export type Vec3 = readonly [x: number, y: number, z: number]

/** A surface of triangles in mm: x to the right, y up, z towards the viewer. */
export interface Mesh {
  positions: number[]
  normals: number[]
  /** Place on the texture: u to the right, v upwards, both 0..1 of the print. */
  uvs: number[]
  /** How much of the room's light a point receives, 0..1: corners and insides are darker. */
  shades: number[]
  indices: number[]
}

export interface Vertex {
  at: Vec3
  normal: Vec3
  u: number
  v: number
  shade?: number
}

/** A net of `columns` × `rows` cells. Its front is where columns go right and rows go up. */
export function net(columns: number, rows: number, vertex: (i: number, j: number) => Vertex): Mesh {
  const mesh: Mesh = { positions: [], normals: [], uvs: [], shades: [], indices: [] }
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const { at, normal, u, v, shade = 1 } = vertex(i, j)
      const [x, y, z] = unit(normal)
      mesh.positions.push(at[0], at[1], at[2])
      mesh.normals.push(x, y, z)
      mesh.uvs.push(u, v)
      mesh.shades.push(shade)
      if (i === columns || j === rows) continue
      const here = j * (columns + 1) + i
      const above = here + columns + 1
      mesh.indices.push(here, here + 1, above, here + 1, above + 1, above)
    }
  }
  return mesh
}

/** The same mesh with the normals of its triangles: each point has the mean of those around it, the larger ones count more. */
export function withNormals(mesh: Mesh): Mesh {
  const { positions, indices } = mesh
  const point = (at: number): Vec3 => [positions[3 * at] ?? 0, positions[3 * at + 1] ?? 0, positions[3 * at + 2] ?? 0]
  const sums: Vec3[] = mesh.shades.map(() => [0, 0, 0])
  for (let at = 0; at < indices.length; at += 3) {
    const corners = indices.slice(at, at + 3)
    const [a, b, c] = corners.map(point) as [Vec3, Vec3, Vec3]
    const normal = cross(minus(b, a), minus(c, a))
    for (const corner of corners) sums[corner] = plus(sums[corner] ?? [0, 0, 0], normal)
  }
  return { ...mesh, normals: sums.flatMap((sum) => unit(sum)) }
}

export function joined(meshes: readonly Mesh[]): Mesh {
  const all: Mesh = { positions: [], normals: [], uvs: [], shades: [], indices: [] }
  for (const { positions, normals, uvs, shades, indices } of meshes) {
    const before = all.shades.length
    // One by one: a spread of a large list overflows the stack.
    for (const value of positions) all.positions.push(value)
    for (const value of normals) all.normals.push(value)
    for (const value of uvs) all.uvs.push(value)
    for (const value of shades) all.shades.push(value)
    for (const value of indices) all.indices.push(value + before)
  }
  return all
}

export function unit([x, y, z]: Vec3): Vec3 {
  // Much faster than `Math.hypot`, and no length is near the limits of a number.
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const plus = (a: Vec3, b: Vec3, factor = 1): Vec3 => [
  a[0] + b[0] * factor,
  a[1] + b[1] * factor,
  a[2] + b[2] * factor,
]

export const minus = (a: Vec3, b: Vec3): Vec3 => plus(a, b, -1)

/** Smooth step from 0 at `low` to 1 at `high`. */
export function smooth(low: number, high: number, value: number): number {
  const part = Math.min(Math.max((value - low) / (high - low), 0), 1)
  return part * part * (3 - 2 * part)
}

/** The extent of a mesh on an axis. */
export function span({ positions }: Mesh, axis: 0 | 1 | 2): readonly [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = axis; at < positions.length; at += 3) {
    low = Math.min(low, positions[at] ?? 0)
    high = Math.max(high, positions[at] ?? 0)
  }
  return [low, high]
}

/** Where a place of the print lies on the mesh: the point with the nearest u and v. For tests and labels. */
export function pointAt(mesh: Mesh, u: number, v: number): Vec3 {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < mesh.shades.length; at++) {
    const away = Math.hypot((mesh.uvs[2 * at] ?? 0) - u, (mesh.uvs[2 * at + 1] ?? 0) - v)
    if (away >= least) continue
    least = away
    best = at
  }
  const [x = 0, y = 0, z = 0] = mesh.positions.slice(3 * best, 3 * best + 3)
  return [x, y, z]
}
