// Hangs flat pictures on the wall of a room that is seen straight on: photo × the wall's light, with a soft shadow.
import { blurred } from './blur.ts'
import type { Rendered } from './mock-up.ts'
import { type PhotoSource, readPhoto } from './photo.ts'
import type { Rgb } from './tone.ts'

/** The empty wall of a scene. */
export interface Wall {
  widthMm: number
  /** Height of the picture's lower edge at the wall, above the floor. */
  lowMm: number
  albedo: Rgb
}

/** Where a picture hangs, in mm. x is from the middle of the picture and y above the floor, both of the middle of the print. */
export interface Place {
  x: number
  y: number
  /** With the frame. */
  width: number
  height: number
  /** From the wall, for the shadow. */
  depth: number
  frame?: { colour: Rgb; width: number; mat: number }
}

export type HungPhoto = Place & PhotoSource

/** A print in the picture, in pixels. */
interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** How dark the shadow on the wall is. The window is on the left, so it falls to the lower right. */
const SHADOW = 0.5

/** Returns the linear light of the picture. */
export async function hang(mockUp: Rendered, wall: Wall, hung: readonly HungPhoto[]): Promise<Float32Array> {
  const { width, height } = mockUp
  const linear = Float32Array.from(mockUp.white.values)
  const scale = width / wall.widthMm
  const light = lightOf(mockUp, wall, scale)
  for (const item of hung) {
    const box = boxOf(item, wall, scale, height)
    layShadow(linear, width, height, box, item.depth * scale)
    await layPrint(linear, light, width, box, item, scale)
  }
  return linear
}

/** The light that falls on the wall, without the marks of its paint. */
function lightOf({ white: { values }, width, height }: Rendered, { albedo }: Wall, scale: number): Float32Array {
  const soft = blurred(values, width, height, Math.round(60 * scale), 3)
  return soft.map((value, i) => value / (albedo[i % 3] ?? 0))
}

function boxOf({ x, y, width, height }: Place, { widthMm, lowMm }: Wall, scale: number, pixels: number): Edges {
  const left = Math.round((widthMm / 2 + x - width / 2) * scale)
  const top = Math.round(pixels - (y - lowMm + height / 2) * scale)
  return { left, top, right: left + Math.round(width * scale), bottom: top + Math.round(height * scale) }
}

function layShadow(linear: Float32Array, width: number, height: number, box: Edges, depth: number): void {
  const cover = new Float32Array(width * height)
  const right = Math.round(depth * 0.8)
  const down = Math.round(depth * 0.7)
  for (let y = box.top + down; y < box.bottom + down; y++)
    cover.fill(1, y * width + box.left + right, y * width + box.right + right)
  const near = blurred(cover, width, height, Math.max(Math.round(depth * 0.35), 1))
  const far = blurred(cover, width, height, Math.max(Math.round(depth * 1.3), 2))
  for (let p = 0; p < cover.length; p++) {
    const rest = 1 - SHADOW * (0.6 * (near[p] ?? 0) + 0.4 * (far[p] ?? 0))
    for (let k = 0; k < 3; k++) linear[p * 3 + k] = (linear[p * 3 + k] ?? 0) * rest
  }
}

async function layPrint(
  linear: Float32Array,
  light: Float32Array,
  width: number,
  box: Edges,
  item: HungPhoto,
  scale: number,
): Promise<void> {
  const { frame } = item
  const border = frame ? Math.round(frame.width * scale) : 0
  const mat = border + (frame ? Math.round(frame.mat * scale) : 0)
  const wide = box.right - box.left
  const tall = box.bottom - box.top
  const inner = { width: wide - 2 * mat, height: tall - 2 * mat }
  const photo = (await readPhoto(item.path, { ...item, width: inner.width, aspect: inner.width / inner.height }))
    .sizes[0]
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const depth = Math.min(x, y, wide - 1 - x, tall - 1 - y)
      const to = ((box.top + y) * width + box.left + x) * 3
      const shade = frame ? frameShade(x, y, wide, tall, border, depth) : edgeShade(x, wide)
      const from = (Math.min(Math.max(y - mat, 0), photo.height - 1) * photo.width + Math.max(x - mat, 0)) * 3
      for (let k = 0; k < 3; k++) {
        const colour = (frame && depth < border ? frame.colour[k] : depth < mat ? 0.82 : photo.values[from + k]) ?? 0
        linear[to + k] = (light[to + k] ?? 0) * colour * shade
      }
    }
}

/** The canvas bends away at its sides: the one at the window is lighter, the other darker. */
const edgeShade = (x: number, wide: number): number => (x < 2 ? 1.12 : x >= wide - 2 ? 0.8 : 1)

/** The frame's bars lie in the light in different ways, and the frame throws a narrow shadow on what it holds. */
function frameShade(x: number, y: number, wide: number, tall: number, border: number, depth: number): number {
  if (depth >= border) {
    const inside = Math.min(x - border, y - border)
    return inside < border * 0.5 ? 0.72 + (0.28 * Math.max(inside, 0)) / (border * 0.5) : 1
  }
  const bar = [x, y, wide - 1 - x, tall - 1 - y].indexOf(depth)
  const round = depth === 0 || depth === border - 1 ? 0.85 : 1
  return ([1.08, 1.02, 0.88, 0.8][bar] ?? 1) * round
}
