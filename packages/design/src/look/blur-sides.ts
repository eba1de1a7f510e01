import type { Box } from '../geometry/display-list'

/** The longer side of the picture of blurred sides, in pixels. Nothing finer is left in it. */
const LONG_SIDE_PX = 96
/** The blur, as a part of the depth of the sides. */
const BLUR = 0.5
/** The sides show the rim of the face, stretched by this. */
const STRETCH = 2

/** The pixels of blurred sides: those of the face begin at `left` and `top`, and `right` and `bottom` are after them. */
export interface SidesGrid {
  width: number
  height: number
  /** Pixels per millimetre. */
  scale: number
  left: number
  top: number
  right: number
  bottom: number
}

export function sidesGrid(box: Box, face: Box): SidesGrid {
  const scale = LONG_SIDE_PX / Math.max(box.width, box.height)
  const first = (from: number) => Math.ceil(from * scale - 0.01)
  const end = (to: number) => Math.floor(to * scale + 0.01)
  const [x, y] = [face.x - box.x, face.y - box.y]
  return {
    width: Math.max(Math.round(box.width * scale), 1),
    height: Math.max(Math.round(box.height * scale), 1),
    scale,
    left: first(x),
    top: first(y),
    right: end(x + face.width),
    bottom: end(y + face.height),
  }
}

/** The pixel of the face that a pixel of its sides continues. */
function mirrored(at: number, from: number, to: number): number {
  const inside = at < from ? from + Math.floor((from - 1 - at) / STRETCH) : to - 1 - Math.floor((at - to) / STRETCH)
  return at >= from && at < to ? at : Math.min(Math.max(inside, from), to - 1)
}

function weightsOf(sigma: number): number[] {
  const radius = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Blurs along one direction. `length` pixels are `step` numbers apart, on `lines` lines that are `stride` apart. */
function blurLines(
  from: Float32Array,
  weights: readonly number[],
  [length, step]: readonly [number, number],
  [lines, stride]: readonly [number, number],
): Float32Array {
  const to = new Float32Array(from.length)
  const radius = (weights.length - 1) / 2
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (let tap = -radius; tap <= radius; tap += 1) {
          const near = Math.min(Math.max(at + tap, 0), length - 1)
          sum += (weights[tap + radius] ?? 0) * (from[line * stride + near * step + channel] ?? 0)
        }
        to[line * stride + at * step + channel] = sum
      }
    }
  }
  return to
}

/** Continues the face to its sides and blurs all of it. `pixels` are RGBA, and are changed. */
export function blurSides(pixels: Uint8ClampedArray, { width, height, left, top, right, bottom }: SidesGrid): void {
  const rgb = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (mirrored(y, top, bottom) * width + mirrored(x, left, right)) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        rgb[(y * width + x) * 3 + channel] = pixels[from + channel] ?? 0
      }
    }
  }
  const weights = weightsOf(Math.max(left * BLUR, 1))
  const across = blurLines(rgb, weights, [width, 3], [height, width * 3])
  const blurred = blurLines(across, weights, [height, width * 3], [width, 3])
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) pixels[at * 4 + channel] = blurred[at * 3 + channel] ?? 0
    pixels[at * 4 + 3] = 255
  }
}
