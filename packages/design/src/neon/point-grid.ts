import type { Point } from '../geometry/crop'

interface Entry<Value> {
  point: Point
  value: Value
}

/** More squares than a row of the widest sign has. */
const ROW = 65_536

const NONE: readonly never[] = []

/** Points that are found by where they are, in squares of one size. */
export class PointGrid<Value> {
  readonly #squares = new Map<number, Entry<Value>[]>()
  readonly #size: number

  /** @param size the widest search, in mm */
  constructor(size: number) {
    this.#size = size
  }

  add(point: Point, value: Value): void {
    const key = Math.floor(point.x / this.#size) * ROW + Math.floor(point.y / this.#size)
    const square = this.#squares.get(key)
    if (square) square.push({ point, value })
    else this.#squares.set(key, [{ point, value }])
  }

  /** True where a point nearer than `reach` mm, at most the size of a square, has a value that `matches`. */
  hasNear({ x, y }: Point, reach: number, matches: (value: Value, far: number) => boolean): boolean {
    const [column, row] = [Math.floor(x / this.#size), Math.floor(y / this.#size)]
    for (let at = column - 1; at <= column + 1; at++)
      for (let on = row - 1; on <= row + 1; on++)
        for (const { point, value } of this.#squares.get(at * ROW + on) ?? NONE) {
          const square = (point.x - x) ** 2 + (point.y - y) ** 2
          if (square < reach * reach && matches(value, Math.sqrt(square))) return true
        }
    return false
  }
}
