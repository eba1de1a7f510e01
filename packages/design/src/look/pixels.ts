/** Pixels as a canvas has them: red, green, blue and opacity, row by row. */
export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

/** How light the pixel is whose numbers begin at this place, in 0..255,000. */
export const lightAt = ({ data }: Pixels, at: number): number =>
  299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0)
