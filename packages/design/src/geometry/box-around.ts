import type { Point } from './crop'
import type { Box } from './display-list'

/** Around all points of some lines; without a width for none. */
export function boxAround(lines: readonly (readonly Point[])[]): Box {
  const far = Number.POSITIVE_INFINITY
  let [left, top, right, bottom] = [far, far, -far, -far]
  for (const line of lines)
    for (const { x, y } of line) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
