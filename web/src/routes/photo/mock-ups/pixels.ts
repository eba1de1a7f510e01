/** Pixels as a canvas has them: red, green, blue and alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}
