import type { Box, PageLayer, PathData } from '../../../geometry/display-list'

/** What the workshop makes a sign by, at its true size. */
export interface ProductionSheet {
  layers: readonly PageLayer[]
  /** The edge of the board, then its holes. */
  cuts: readonly PathData[]
  /** The paper around the ordered size, in mm from its top left. */
  paper: Box
}
