import { describe, expect, it } from 'vitest'
import { block } from './block/body'
import type { Body } from './body'
import { canvas } from './box/body'
import { cube } from './cube/body'
import { cushion } from './cushion/body'
import { mug, mugSize } from './cylinder/body'
import { framedPrint } from './frame/body'
import { lamp } from './lamp/body'
import { cross, type Mesh, minus, plus, pointAt, span, type Vec3 } from './mesh/mesh'
import { wrappedBox } from './mesh/wrapped-box'

const extent = (meshes: readonly Mesh[], axis: 0 | 1 | 2): number => {
  const spans = meshes.map((mesh) => span(mesh, axis))
  return Math.max(...spans.map(([, high]) => high)) - Math.min(...spans.map(([low]) => low))
}
const meshesOf = ({ parts }: Body) => parts.map(({ mesh }) => mesh)
const rounded = (point: Vec3) => point.map(Math.round)

/** Triangles whose order of corners says the opposite of their normals would be seen from inside. */
function insideOut({ positions, normals, indices }: Mesh): number {
  const point = (list: readonly number[], at: number): Vec3 => {
    const [x = 0, y = 0, z = 0] = list.slice(3 * at, 3 * at + 3)
    return [x, y, z]
  }
  const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  let count = 0
  for (let at = 0; at < indices.length; at += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(at, at + 3)
    const from = point(positions, a)
    const way = cross(minus(point(positions, b), from), minus(point(positions, c), from))
    if (Math.hypot(...way) < 1e-6) continue
    const normal = plus(plus(point(normals, a), point(normals, b)), point(normals, c))
    if (dot(way, normal) < 0) count += 1
  }
  return count
}

describe('a canvas of 600 × 400 mm, 38 mm deep', () => {
  const body = canvas({
    face: { width: 600, height: 400 },
    depthMm: 38,
    part: 'front',
    pieces: [{ x: 0, y: 0, width: 600, height: 400 }],
  })
  const print = body.parts[0]?.mesh as Mesh
  /** A place of the flat print in mm from the middle of the face, as u and v. */
  const at = (x: number, y: number) => pointAt(print, 0.5 + x / 676, 0.5 + y / 476)

  it('has these measures and stands on the floor', () => {
    expect([extent([print], 0), extent([print], 1), extent([print], 2)].map(Math.round)).toEqual([600, 400, 38])
    expect(Math.round(span(print, 1)[0])).toBe(0)
  })

  it('has the print’s edge on its sides: the end of the right strip is at the back of the right side', () => {
    expect(rounded(at(338, 196))).toEqual([300, 397, -19])
    expect(rounded(at(-338, -196))).toEqual([-300, 4, -19])
    expect(rounded(at(296, 238))).toEqual([297, 400, -19])
  })

  it('has the corners of the face in front', () => {
    const [x, y, z] = at(296.5, -196.5)
    expect([x, y, z].map(Math.round)).toEqual([297, 4, 19])
  })

  it('is seen from outside', () => {
    expect(insideOut(print)).toBe(0)
  })

  it('in two pieces shows its picture over both, with a gap', () => {
    const face = { width: 600, height: 400 }
    const pieces = [0, 315].map((x) => ({ x, y: 0, width: 285, height: 400 }))
    const mesh = canvas({ face, depthMm: 38, part: 'front', pieces }).parts[0]?.mesh as Mesh
    const xs = mesh.positions.filter((_, k) => k % 3 === 0)
    expect(xs.filter((x) => Math.abs(x) < 14.9)).toEqual([])
    expect(Math.round(extent([mesh], 0))).toBe(600)
    expect(rounded(pointAt(mesh, 0.5 - 18.5 / 676, 0.5))[0]).toBe(-18)
  })

  it('keeps its edges inside a thin sheet', () => {
    const thin = wrappedBox({ width: 200, height: 100, depth: 3, radius: 3.5 })
    expect([extent([thin], 0), extent([thin], 1), extent([thin], 2)].map(Math.round)).toEqual([200, 100, 3])
  })
})

describe('a mug for a print of 203 × 81 mm', () => {
  const print = { width: 203, height: 81 }
  const body = mug({ print, part: 'wrap', heat: false })
  const wall = body.parts[0]?.mesh as Mesh
  const band = body.parts.find((part) => part.print)?.mesh as Mesh

  it('is 82 mm wide and 95 mm high', () => {
    expect(Math.round(2 * mugSize(print).radius)).toBe(82)
    expect(Math.round(extent(meshesOf(body), 1))).toBe(95)
    expect(Math.round(extent([wall], 0))).toBe(82)
  })

  it('has the print in front and the handle behind', () => {
    const [x, y, z] = pointAt(band, 0.5, 0.5)
    expect(Math.abs(x)).toBeLessThan(1.5)
    expect(y).toBeCloseTo(47.5, 0)
    expect(z).toBeCloseTo(41, 0)
    expect(Math.min(...meshesOf(body).map((mesh) => span(mesh, 2)[0]))).toBeLessThan(-65)
  })

  it('has the left end of the print on the left, as far round as it is long', () => {
    const [x, , z] = pointAt(band, 0, 0.5)
    const angle = Math.atan2(x, z)
    expect(-angle * mugSize(print).radius).toBeCloseTo(101.5, 0)
  })

  it('is as high as its print in the upright', () => {
    expect(pointAt(band, 0.5, 1)[1] - pointAt(band, 0.5, 0)[1]).toBeCloseTo(81)
  })

  it('is seen from outside', () => {
    expect(meshesOf(body).map(insideOut)).toEqual(meshesOf(body).map(() => 0))
  })

  it('of the magic kind has a coat that clears with heat, and a slider', () => {
    const magic = mug({ print, part: 'wrap', heat: true })
    expect(magic.slider).toBe('heat')
    expect(magic.parts.filter(({ does }) => does === 'clear-with-heat')).toHaveLength(1)
    expect(body.slider).toBeNull()
  })
})

describe('the other solids', () => {
  const look = { offMm: 30, frame: 'oak' as const, frameMm: 20, rimMm: 50 }
  const framed = framedPrint({ part: 'front', face: { width: 600, height: 400 }, look })
  const full = cushion({ face: { width: 450, height: 450 }, part: 'front', back: null })
  const shade = lamp({ print: { width: 471, height: 204 }, part: 'wrap' })
  const clear = block({ face: { width: 150, height: 200 }, part: 'front' })
  const puzzle = cube({ side: 54, parts: ['a', 'b', 'c', 'd', 'e', 'f'] })
  const sizeOf = (body: Body) => ([0, 1, 2] as const).map((axis) => Math.round(extent(meshesOf(body), axis)))

  it('have their sizes in mm', () => {
    expect(sizeOf(framed)).toEqual([740, 540, 30])
    expect(sizeOf(clear)).toEqual([150, 200, 25])
    expect(sizeOf(puzzle)).toEqual([55, 55, 55])
    expect(sizeOf(shade)).toEqual([160, 237, 160])
    const [width = 0, height = 0, thick = 0] = sizeOf(full)
    // The cloth is 450 mm wide without its cord. It leans back and presses on the floor.
    expect(width).toBe(454)
    expect(height).toBeGreaterThan(410)
    expect(height).toBeLessThan(450)
    expect(thick).toBeGreaterThan(200)
  })

  it.each([
    ['a framed print', framed],
    ['a cushion', full],
    ['a lamp', shade],
    ['a block', clear],
    ['a cube', puzzle],
  ])('%s is seen from outside', (_, body) => {
    expect(meshesOf(body).map(insideOut)).toEqual(meshesOf(body).map(() => 0))
  })

  it('a framed print shows all of the print inside the mat', () => {
    const print = framed.parts.find((part) => part.print)?.mesh as Mesh
    expect(rounded(pointAt(print, 0, 0)).slice(0, 2)).toEqual([-300, 70])
    expect(rounded(pointAt(print, 1, 1)).slice(0, 2)).toEqual([300, 470])
  })

  it('a cushion has the top of the print at its top, and the back is not mirrored', () => {
    const [front, back] = meshesOf(cushion({ face: { width: 450, height: 450 }, part: 'a', back: 'b' })) as [Mesh, Mesh]
    expect(pointAt(front, 0.1, 0.9)[0]).toBeLessThan(0)
    expect(pointAt(front, 0.1, 0.9)[1]).toBeGreaterThan(300)
    expect(pointAt(back, 0.1, 0.9)[0]).toBeGreaterThan(0)
  })

  it('a cushion is as thick half way to its seam as an egg is, not as a tent', () => {
    const [front, back] = meshesOf(full) as [Mesh, Mesh]
    const points = (mesh: Mesh) =>
      Array.from(mesh.shades, (_, at) => at)
        .filter((at) => Math.abs((mesh.uvs[2 * at + 1] ?? 0) - 0.5) < 1e-6)
        .map((at) => [mesh.positions[3 * at] ?? 0, mesh.positions[3 * at + 2] ?? 0] as const)
    const seam = Math.max(...points(front).map(([x]) => x))
    const depthAt = (mesh: Mesh, share: number) =>
      points(mesh).toSorted(([a], [b]) => Math.abs(a - seam * share) - Math.abs(b - seam * share))[0]?.[1] ?? 0
    const thickness = (share: number) => depthAt(front, share) - depthAt(back, share)
    expect(thickness(0)).toBeGreaterThan(220)
    expect(thickness(0.5) / thickness(0)).toBeGreaterThan(0.84)
    expect(thickness(0.8) / thickness(0)).toBeGreaterThan(0.55)
    expect(thickness(1) / thickness(0)).toBeLessThan(0.05)
  })

  it('a cushion has pinched corners: its sides are drawn in between them', () => {
    const [front] = meshesOf(full) as [Mesh]
    expect(Math.round(pointAt(front, 1, 1)[0])).toBe(225)
    expect(pointAt(front, 1, 0.5)[0]).toBeLessThan(205)
    expect(pointAt(front, 0.5, 1)[1]).toBeLessThan(pointAt(front, 1, 1)[1] - 20)
  })

  it('a print on a cushion is narrower where the cloth bends towards the seam', () => {
    const [front] = meshesOf(full) as [Mesh]
    const across = (from: number, to: number) => pointAt(front, to, 0.5)[0] - pointAt(front, from, 0.5)[0]
    expect(across(0.9, 1) / across(0.45, 0.55)).toBeLessThan(0.6)
  })

  it('a cube has nine tiles of one picture on each side, upright on the four around', () => {
    const sides = puzzle.parts.filter((part) => part.print).map(({ mesh }) => mesh)
    expect(sides).toHaveLength(6)
    for (const side of sides.slice(0, 4)) expect(pointAt(side, 0.5, 0.95)[1]).toBeGreaterThan(45)
    expect(pointAt(sides[1] as Mesh, 0.1, 0.5)[2]).toBeGreaterThan(15)
  })
})
