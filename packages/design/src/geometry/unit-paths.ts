import type { Box, PathData } from './display-list'
import { transformPath } from './path'

/** Closed outlines that fill a box of width and height 1. */
export const UNIT_PATHS = {
  heart:
    'M0.5 1C0.2 0.78 0 0.55 0 0.3C0 0.12 0.13 0 0.27 0C0.37 0 0.46 0.06 0.5 0.16C0.54 0.06 0.63 0 0.73 0C0.87 0 1 0.12 1 0.3C1 0.55 0.8 0.78 0.5 1Z',
  hexagon: 'M0.25 0L0.75 0L1 0.5L0.75 1L0.25 1L0 0.5Z',
  star: 'M0.5 0L0.618 0.382L1 0.382L0.691 0.618L0.809 1L0.5 0.764L0.191 1L0.309 0.618L0 0.382L0.382 0.382Z',
  cloud:
    'M0.22 1C0.1 1 0 0.87 0 0.71C0 0.57 0.08 0.45 0.19 0.42C0.2 0.18 0.34 0 0.51 0C0.64 0 0.75 0.1 0.8 0.26C0.91 0.28 1 0.43 1 0.62C1 0.83 0.9 1 0.77 1Z',
  arch: 'M0 1L0 0.5C0 0.224 0.224 0 0.5 0C0.776 0 1 0.224 1 0.5L1 1Z',
  triangle: 'M0.5 0L1 1L0 1Z',
} as const satisfies Record<string, PathData>

/** One of them, stretched to a box. */
export const unitPathIn = (name: keyof typeof UNIT_PATHS, { x, y, width, height }: Box): PathData =>
  transformPath(UNIT_PATHS[name], [width, 0, 0, height, x, y])
