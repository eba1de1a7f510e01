// The letters of a display list as closed lines of points, for a renderer that knows no curves.
import type { Matrix, Primitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'

type Point = [x: number, y: number]

const STEPS = 8
const COMMAND = /([MLCZ])([^MLCZ]*)/g

const moved =
  ([a, b, c, d, e, f]: Matrix) =>
  ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** Every outline of every letter, in mm. */
export function flattened(list: readonly Primitive[], outline: (font: FontId, glyph: number) => string): Point[][] {
  return list.flatMap((primitive): Point[][] => {
    if (primitive.kind === 'group') {
      const inside = flattened(primitive.children, outline)
      return primitive.transform ? inside.map((line) => line.map(moved(primitive.transform as Matrix))) : inside
    }
    if (primitive.kind !== 'glyphs') return []
    const { font, sizeMm, glyphs } = primitive
    return glyphs.flatMap(({ id, transform }) =>
      linesOf(outline(font, id)).map((line) => line.map(([x, y]) => moved(transform)([x * sizeMm, y * sizeMm]))),
    )
  })
}

/** The closed lines of a path of absolute M, L, C and Z. */
export function linesOf(path: string): Point[][] {
  const lines: Point[][] = []
  let line: Point[] = []
  for (const [, command, rest = ''] of path.matchAll(COMMAND)) {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const point = (at: number): Point => [values[at] ?? 0, values[at + 1] ?? 0]
    const last = line.at(-1) ?? [0, 0]
    if (command === 'M') line = [point(0)]
    else if (command === 'L') line.push(point(0))
    else if (command === 'C') line.push(...curve(last, point(0), point(2), point(4)))
    else if (line.length > 2) lines.push(line)
  }
  return lines
}

/** Points on a curve after its first one. */
const curve = (from: Point, first: Point, second: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS
    const u = 1 - t
    const at = (k: 0 | 1) =>
      u * u * u * from[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t * t * t * to[k]
    return [at(0), at(1)]
  })
