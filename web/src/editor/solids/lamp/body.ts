import type { Size } from '@kea/design/geometry/surfaces'
import type { Body } from '../body'
import { lathe, type ProfilePoint } from '../mesh/lathe'
import type { MakeBody } from '../solid-kind'

const BASE_HEIGHT = 26
const RING = 7

/** A round shade on a wooden base, with a lamp inside. The print goes all round. */
export function lamp({ print, part }: { print: Size; part: string }): Body {
  const radius = print.width / (2 * Math.PI)
  const low = BASE_HEIGHT
  const high = low + print.height
  const wall = (y: number): ProfilePoint => ({ radius, y, normal: [1, 0] })
  return {
    parts: [
      {
        mesh: lathe([wall(low), wall((low + high) / 2), wall(high)]),
        finish: 'shade',
        print: part,
        does: 'shine-at-night',
      },
      { mesh: lathe(foot(radius + 5)), finish: 'walnut' },
      { mesh: lathe(cap(radius + 1.5, high)), finish: 'walnut' },
    ],
    turn: 0,
    lift: 8,
    most: null,
    slider: 'night',
  }
}

/** A disc with rounded edges, from below the middle to above it. */
function disc(radius: number, low: number, high: number): ProfilePoint[] {
  const round = Math.min(3, (high - low) / 2)
  const points: ProfilePoint[] = [{ radius: 0, y: low, normal: [0, -1], shade: 0.4 }]
  for (let k = 0; k <= 4; k++) {
    const tilt = (k / 4) * (Math.PI / 2)
    const [s, c] = [Math.sin(tilt), Math.cos(tilt)]
    points.push({
      radius: radius - round + round * s,
      y: low + round - round * c,
      normal: [s, -c],
      shade: 0.6 + k / 10,
    })
  }
  for (let k = 0; k <= 4; k++) {
    const tilt = (k / 4) * (Math.PI / 2)
    const [s, c] = [Math.sin(tilt), Math.cos(tilt)]
    points.push({ radius: radius - round + round * c, y: high - round + round * s, normal: [c, s] })
  }
  points.push({ radius: 0, y: high, normal: [0, 1] })
  return points
}

const foot = (radius: number): ProfilePoint[] => disc(radius, 0, BASE_HEIGHT)
const cap = (radius: number, y: number): ProfilePoint[] => disc(radius, y - 1, y + RING)

export const body: MakeBody = ({ parts: [part] }) => (part ? lamp({ print: part.face, part: part.id }) : null)
