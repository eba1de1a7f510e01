import { joined, type Mesh, net, type Vec3, type Vertex } from './mesh'

export interface BoxSize {
  width: number
  height: number
  depth: number
  /** Radius of the front edges. */
  radius: number
  /** How far the print goes round the edge; without it the print ends at the face. */
  wrap?: number
  /** Without its front, for a clear body. */
  isOpen?: boolean
}

const ARC_STEPS = 6
const CORNER_STEPS = 4
const EIGHTH = Math.PI / 4

/** The four sides: right, top, left and bottom, by the turn of their outward direction. */
const SIDES = [0, 1, 2, 3] as const

const turned = (quarter: number, across: number, along: number): readonly [number, number] => {
  if (quarter === 0) return [across, along]
  if (quarter === 1) return [-along, across]
  if (quarter === 2) return [-across, -along]
  return [along, -across]
}

/**
 * The front and the sides of a box with rounded front edges. The flat print is folded round it as canvas is: at each
 * corner two sides meet at 45 degrees.
 */
export function wrappedBox({ width, height, depth, radius, wrap = depth, isOpen = false }: BoxSize): Mesh {
  const round = Math.min(radius, depth / 2, width / 4, height / 4)
  const whole = { width: width + 2 * wrap, height: height + 2 * wrap }
  const place = (x: number, y: number) => ({ u: 0.5 + x / whole.width, v: 0.5 + y / whole.height })
  const front: Mesh = net(1, 1, (i, j) => {
    const [x, y] = [(i - 0.5) * (width - 2 * round), (j - 0.5) * (height - 2 * round)]
    return { at: [x, y + height / 2, depth / 2], normal: [0, 0, 1], ...place(x, y) }
  })
  const sides = SIDES.map((quarter) => {
    const [half, reach] = quarter % 2 === 0 ? [width / 2, height / 2] : [height / 2, width / 2]
    const columns = 2 * CORNER_STEPS + 1
    const vertex = (i: number, j: number): Vertex => {
      const { z, inset, out, tilt } = profile(j, depth, round)
      const corner = i <= CORNER_STEPS ? i - CORNER_STEPS : i - CORNER_STEPS - 1
      const end = i <= CORNER_STEPS ? -1 : 1
      const angle = (corner / CORNER_STEPS) * EIGHTH
      const r = round - inset
      const across = half - round + r * Math.cos(angle)
      const along = end * (reach - round) + r * Math.sin(angle)
      // The print is stretched a little over the rounded corner, up to the fold.
      const folded = Math.min((out + round) / (2 * round), 1)
      const printed = end * (reach - round) + (corner / CORNER_STEPS) * round * folded
      const [x, y] = turned(quarter, across, along)
      const [nx, ny] = turned(quarter, Math.cos(angle) * Math.sin(tilt), Math.sin(angle) * Math.sin(tilt))
      const normal: Vec3 = [nx, ny, Math.cos(tilt)]
      const fold = Math.abs(corner) === CORNER_STEPS ? 0.72 : 1
      return { at: [x, y + height / 2, z], normal, ...place(...turned(quarter, half + out, printed)), shade: fold }
    }
    // From the back to the front, so that the outside is the mesh's front.
    const rows = ARC_STEPS + 1
    return net(columns, rows, (i, j) => vertex(i, rows - j))
  })
  return joined(isOpen ? sides : [front, ...sides])
}

/** A step of the way from the face to the back: over the rounded edge, then along the side. `out` is 0 at the edge. */
function profile(step: number, depth: number, round: number) {
  if (step > ARC_STEPS) return { z: -depth / 2, inset: 0, out: depth, tilt: Math.PI / 2 }
  const tilt = (step / ARC_STEPS) * (Math.PI / 2)
  return {
    z: depth / 2 - round * (1 - Math.cos(tilt)),
    inset: round * (1 - Math.sin(tilt)),
    out: -round + (2 * round * step) / ARC_STEPS,
    tilt,
  }
}

/** A flat rectangle that looks along `facing`, with the whole print. Its middle is at `centre`. */
export function panel(width: number, height: number, centre: Vec3, facing: 1 | -1 = 1): Mesh {
  return net(1, 1, (i, j) => ({
    at: [centre[0] + facing * (i - 0.5) * width, centre[1] + (j - 0.5) * height, centre[2]],
    normal: [0, 0, facing],
    u: i,
    v: j,
  }))
}
