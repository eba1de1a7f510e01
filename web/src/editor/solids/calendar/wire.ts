import { tube } from '../mesh/lathe'
import { joined, type Mesh, net, type Vec3 } from '../mesh/mesh'

/** Wire-o: pairs of loops, three to the inch. */
const PITCH = 8.47
const PAIR = 2.1
const THICK = 0.95
const LOOP_STEPS = 18

/** A loop of wire around x, at an x. */
function loopAt(x: number, [z, y]: readonly [number, number], radius: number): Mesh {
  return net(LOOP_STEPS, 8, (i, j) => {
    const [angle, round] = [(i / LOOP_STEPS) * 2 * Math.PI, (j / 8) * 2 * Math.PI]
    const [out, side] = [Math.cos(round), Math.sin(round)]
    const far = radius + (THICK / 2) * out
    return {
      at: [x + (THICK / 2) * side, y + far * Math.sin(angle), z + far * Math.cos(angle)],
      normal: [side, out * Math.sin(angle), out * Math.cos(angle)],
      u: 0,
      v: 0,
    }
  })
}

interface Binding {
  /** The width of the sheets, and of the notch in the middle without loops. */
  width: number
  notch: number
  /** The middle of the loops in the plane across the wire: towards the viewer, and up. */
  middle: readonly [z: number, y: number]
  radius: number
}

/** Where the loops are, from left to right, in mm from the middle. */
export function loopPlaces({ width, notch }: Pick<Binding, 'width' | 'notch'>): number[] {
  const count = Math.floor((width - 12) / PITCH / 2)
  return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * PITCH).filter(
    (x) => notch === 0 || Math.abs(x) > notch / 2 + PAIR,
  )
}

/** The loops of a wire binding. */
export function wireLoops({ middle, radius, ...binding }: Binding): Mesh {
  const places = loopPlaces(binding).flatMap((x) => [x - PAIR / 2, x + PAIR / 2])
  return joined(places.map((x) => loopAt(x, middle, radius)))
}

/** The hanger: a wire through the loops, bent up in the middle to a peak that hangs on a nail. In the plane of the wall. */
export function hanger(width: number, [z, y]: readonly [number, number]): { mesh: Mesh; peak: Vec3 } {
  const reach = Math.min(width * 0.36, 95)
  const [foot, rise] = [17, 20]
  const flat: (readonly [number, number])[] = [
    [-reach, 0],
    [-foot - 3, 0],
    [-foot, -0.6],
    [-foot + 2.4, -3.2],
    [-3.6, -rise + 2.6],
    [-2, -rise + 0.6],
    [0, -rise],
    [2, -rise + 0.6],
    [3.6, -rise + 2.6],
    [foot - 2.4, -3.2],
    [foot, -0.6],
    [foot + 3, 0],
    [reach, 0],
  ]
  const wire = tube(
    flat.map(([x, up]): Vec3 => [x, up, 0]),
    () => ({ wide: 1.5, thick: 1.5 }),
  )
  // The path is in x and y; on a wall that lies, up is the far side.
  const turn = (values: readonly number[], by: Vec3) =>
    values.map((_, at) => {
      const first = at - (at % 3)
      return ([values[first], -(values[first + 2] ?? 0), values[first + 1]][at % 3] ?? 0) + (by[at % 3] ?? 0)
    })
  const mesh = { ...wire, positions: turn(wire.positions, [0, y, z]), normals: turn(wire.normals, [0, 0, 0]) }
  return { mesh, peak: [0, y, z - rise] }
}
