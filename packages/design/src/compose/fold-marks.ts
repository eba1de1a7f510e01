import type { Box, PathData } from '../geometry/display-list'

/** From the bleed to a mark, and the length of a mark. The line that names the order begins below it. */
const GAP_MM = 0.5
const LENGTH_MM = 2

/** Short lines above and below a sheet at its folds, outside its bleed. */
export const foldMarks = (folds: readonly number[], { y, height }: Box): PathData[] =>
  folds.flatMap((x) =>
    [y - GAP_MM - LENGTH_MM, y + height + GAP_MM].map((top) => `M${x} ${top}L${x} ${top + LENGTH_MM}`),
  )
