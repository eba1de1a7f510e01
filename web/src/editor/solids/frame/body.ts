import type { Size } from '@kea/design/geometry/surfaces'
import type { ProductLook } from '@kea/design/product/definition'
import type { Body, BodyPart } from '../body'
import { joined, type Mesh, net, type Vec3 } from '../mesh/mesh'
import { panel } from '../mesh/wrapped-box'
import type { MakeBody } from '../solid-kind'

interface FramedPrint {
  part: string
  face: Size
  /** Depth of the frame, its width, and the width of the mat. */
  look: Pick<ProductLook, 'offMm' | 'frame' | 'frameMm' | 'rimMm'>
}

/** From the front of the frame back to the print, and the thickness of the mat. */
const RECESS = 9
const MAT = 2.4
const BEVEL = 1.2

/** A print behind a mat in a frame. The corners of the frame are mitred, and the mat has a bevelled window. */
export function framedPrint({ part, face, look }: FramedPrint): Body {
  const { offMm: depth, frameMm, rimMm } = look
  const finish = look.frame ?? 'oak'
  const inner = { width: face.width + 2 * rimMm, height: face.height + 2 * rimMm }
  const outer = { width: inner.width + 2 * frameMm, height: inner.height + 2 * frameMm }
  const middle = outer.height / 2
  const front = depth / 2
  const print: BodyPart = {
    mesh: shadedPanel(face, [0, middle, front - RECESS - (rimMm > 0 ? MAT : 0)], rimMm > 0 ? 5 : 14),
    finish: 'paper',
    print: part,
  }
  const mat: BodyPart[] = rimMm > 0 ? [{ mesh: matOf(face, inner, middle, front - RECESS), finish: 'paper' }] : []
  return {
    parts: [
      print,
      ...mat,
      { mesh: mouldingOf(inner, outer, middle, depth), finish },
      { mesh: panel(outer.width, outer.height, [0, middle, -front], -1), finish: 'linen' },
    ],
    turn: 26,
    lift: 6,
    most: 75,
    slider: null,
  }
}

/** The shade of what lies `away` mm from a raised edge. */
const besideEdge = (away: number, reach: number): number => 1 - 0.42 * Math.max(1 - away / reach, 0) ** 2

/** A panel that is darker along its edges, under what stands above them. */
function shadedPanel({ width, height }: Size, [x, y, z]: Vec3, reach: number): Mesh {
  const lines = (length: number) => {
    const near = [0, 0.12, 0.3, 0.6, 1].map((part) => Math.min(part * reach, length / 2))
    return [...near, ...near.toReversed().map((value) => length - value)]
  }
  const [columns, rows] = [lines(width), lines(height)]
  return net(columns.length - 1, rows.length - 1, (i, j) => {
    const [across, up] = [columns[i] ?? 0, rows[j] ?? 0]
    const away = Math.min(across, up, width - across, height - up)
    const shade = besideEdge(away, reach)
    return {
      at: [x + across - width / 2, y + up - height / 2, z],
      normal: [0, 0, 1],
      u: across / width,
      v: up / height,
      shade,
    }
  })
}

interface Ring {
  width: number
  height: number
  z: number
}

/** Four mitred strips from one rectangle to the next. u runs along a strip, v across it, both in parts of a metre. */
function strips(rings: readonly Ring[], middle: number, shade: (ring: number) => number): Mesh {
  const between = (from: Ring, to: Ring, at: number) =>
    [0, 1, 2, 3].map((quarter) => {
      const corner = ({ width, height, z }: Ring, end: number): Vec3 => {
        const [across, along] = quarter % 2 === 0 ? [width / 2, height / 2] : [height / 2, width / 2]
        const [x, y] = [
          [across, end * along],
          [-end * along, across],
          [-across, -end * along],
          [end * along, -across],
        ][quarter] as [number, number]
        return [x, y + middle, z]
      }
      const out = quarter % 2 === 0 ? (to.width - from.width) / 2 : (to.height - from.height) / 2
      const rise = to.z - from.z
      // Outwards and up is the front: the normal is the way across a strip, turned by a quarter.
      const lean = [-rise, out] as const
      const [nx, ny] = [
        [lean[0], 0],
        [0, lean[0]],
        [-lean[0], 0],
        [0, -lean[0]],
      ][quarter] as [number, number]
      return net(1, 1, (i, j) => {
        const end = i === 0 ? 1 : -1
        const ring = j === 0 ? from : to
        const point = corner(ring, end)
        const along = quarter % 2 === 0 ? point[1] - middle : point[0]
        // The grain runs along each strip.
        return {
          at: point,
          normal: [nx, ny, lean[1]],
          u: j * 0.2 + quarter * 0.37,
          v: along / 1000,
          shade: shade(at + j),
        }
      })
    })
  return joined(rings.slice(1).flatMap((to, at) => between(rings[at] as Ring, to, at)))
}

/** From the inside of the frame over its rounded front to the outside and back. */
function mouldingOf(inner: Size, outer: Size, middle: number, depth: number): Mesh {
  const front = depth / 2
  const ring = ({ width, height }: Size, out: number, z: number): Ring => ({
    width: width + 2 * out,
    height: height + 2 * out,
    z,
  })
  const rings = [
    ring(inner, 0, front - RECESS - 3),
    ring(inner, 0, front - 1.4),
    ring(inner, 0.5, front - 0.4),
    ring(inner, 1.4, front),
    ring(outer, -1.4, front),
    ring(outer, -0.5, front - 0.4),
    ring(outer, 0, front - 1.4),
    ring(outer, 0, -front),
  ]
  return strips(rings, middle, (at) => (at === 0 ? 0.55 : 1))
}

/** The mat from its window to the frame, and the bevel of the window, which is cut at 45 degrees. */
function matOf(face: Size, inner: Size, middle: number, z: number): Mesh {
  const window = { width: face.width + 2 * BEVEL, height: face.height + 2 * BEVEL }
  const reach = 14
  const near = { width: inner.width - 2 * reach, height: inner.height - 2 * reach }
  return strips(
    [
      { ...face, z: z - MAT },
      { ...window, z },
      { ...near, z },
      { width: inner.width - 8, height: inner.height - 8, z },
      { ...inner, z },
    ],
    middle,
    (at) => [0.96, 1, 1, 0.9, 0.62][at] ?? 1,
  )
}

export const body: MakeBody = ({ parts: [part], look }) =>
  part && look ? framedPrint({ face: part.face, part: part.id, look }) : null
