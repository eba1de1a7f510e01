// A close view: a mock-up at twice its size, so that the photo in it stays sharp when a part of the picture is cut out.
import type { Box, Light, MockUp, MockUpWithPrints } from './mock-up.ts'
import type { PrintMap } from './print-map.ts'

/** The mock-up with twice the pixels. Light and numbers of the map are interpolated, numbers only within one print. */
export function doubled(mockUp: MockUpWithPrints): MockUpWithPrints
export function doubled(mockUp: MockUp): MockUp
export function doubled(mockUp: MockUp): MockUp {
  const white = doubledLight(mockUp.white)
  const size = { width: mockUp.width * 2, height: mockUp.height * 2 }
  if (!mockUp.box) return { ...mockUp, ...size, white }
  const [left, top, right, bottom] = mockUp.box
  const box: Box = [left * 2, top * 2, right * 2, bottom * 2]
  return { ...mockUp, ...size, white, box, light: doubledLight(mockUp.light), map: doubledMap(mockUp.map) }
}

function doubledLight({ values, width, height }: Light): Light {
  const wide = new Float32Array(width * 2 * height * 3)
  const out = new Float32Array(width * 2 * height * 2 * 3)
  stretch(values, wide, { length: width, step: 3, lines: height, from: width * 3, to: width * 6 })
  stretch(wide, out, { length: height, step: width * 6, lines: width * 2, from: 3, to: 3 })
  return { values: out, width: width * 2, height: height * 2 }
}

/** Strides through the pixels of one direction, in values. */
interface Direction {
  length: number
  step: number
  lines: number
  from: number
  to: number
}

/** Doubles one direction. The two pixels of each old one lie a quarter to its left and a quarter to its right. */
function stretch(values: Float32Array, out: Float32Array, { length, step, lines, from, to }: Direction): void {
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++)
      for (let k = 0; k < 3; k++) {
        const old = (index: number): number =>
          values[line * from + Math.min(Math.max(index, 0), length - 1) * step + k] ?? 0
        const into = line * to + at * 2 * step + k
        out[into] = old(at) * 0.75 + old(at - 1) * 0.25
        out[into + step] = old(at) * 0.75 + old(at + 1) * 0.25
      }
}

function doubledMap({ values, width, height }: PrintMap): PrintMap {
  const out = new Uint16Array(width * height * 4 * 3)
  for (let y = 0; y < height * 2; y++)
    for (let x = 0; x < width * 2; x++) {
      const own = ((y >> 1) * width + (x >> 1)) * 3
      const into = (y * width * 2 + x) * 3
      const number = (values[own + 2] ?? 0) >> 8
      if (!number) continue
      const beside = sameNumber(values, own, x & 1 ? 3 : -3, number)
      const above = sameNumber(values, own, (y & 1 ? 3 : -3) * width, number)
      for (let k = 0; k < 2; k++) {
        const here = values[own + k] ?? 0
        const slant = ((values[beside + k] ?? 0) - here + (values[above + k] ?? 0) - here) / 4
        out[into + k] = Math.min(Math.max(Math.round(here + slant), 0), 65535)
      }
      out[into + 2] = (number << 8) | Math.min(((values[own + 2] ?? 0) & 255) * 2, 255)
    }
  return { values: out, width: width * 2, height: height * 2 }
}

const sameNumber = (values: Uint16Array, own: number, step: number, number: number): number =>
  (values[own + step + 2] ?? 0) >> 8 === number ? own + step : own
