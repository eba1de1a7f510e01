import { cross, type Mesh, minus, net, plus, unit, type Vec3 } from './mesh'

/** A point of a profile, outside to inside. The normal is in the plane of the profile. */
export interface ProfilePoint {
  radius: number
  y: number
  normal: readonly [out: number, up: number]
  shade?: number
}

interface Arc {
  /** Angles round the axis: 0 faces the viewer, positive to the right. */
  from: number
  to: number
  steps: number
}

const WHOLE: Arc = { from: -Math.PI, to: Math.PI, steps: 128 }

/** A profile turned round the y axis, from its lowest point up on the outside. u goes round, v along the profile. */
export function lathe(points: readonly ProfilePoint[], { from, to, steps }: Arc = WHOLE): Mesh {
  return net(steps, points.length - 1, (i, j) => {
    const { radius, y, normal, shade } = points[j] as ProfilePoint
    const angle = from + ((to - from) * i) / steps
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return {
      at: [radius * sin, y, radius * cos],
      normal: [normal[0] * sin, normal[1], normal[0] * cos],
      u: i / steps,
      v: j / (points.length - 1),
      ...(shade !== undefined && { shade }),
    }
  })
}

/** A tube along a path in the plane z = 0: an oval of `wide` (along z) by `thick`. */
export function tube(
  path: readonly Vec3[],
  oval: (part: number) => { wide: number; thick: number },
  shade: (part: number) => number = () => 1,
): Mesh {
  const steps = 28
  return net(steps, path.length - 1, (i, j) => {
    const [before, here, after] = [path[Math.max(j - 1, 0)], path[j], path[Math.min(j + 1, path.length - 1)]] as [
      Vec3,
      Vec3,
      Vec3,
    ]
    const ahead = unit(minus(after, before))
    const out = cross(ahead, [0, 0, 1])
    const angle = (-i / steps) * 2 * Math.PI
    const { wide, thick } = oval(j / (path.length - 1))
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = plus(plus(here, out, (c * thick) / 2), [0, 0, 1], (s * wide) / 2)
    const normal = plus([0, 0, s / wide], out, c / thick)
    return { at, normal, u: i / steps, v: j / (path.length - 1), shade: shade(j / (path.length - 1)) }
  })
}

/** Points of a cubic curve. */
export function curve(a: Vec3, b: Vec3, c: Vec3, d: Vec3, steps: number): Vec3[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps
    const s = 1 - t
    const mix = (axis: 0 | 1 | 2) =>
      s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis]
    return [mix(0), mix(1), mix(2)]
  })
}
