// Lights a sign on its wall: the tube, its light on the bricks, and the glow of the lens.
import { blurred } from '../blur.ts'
import type { Rendered } from '../plate.ts'
import { develop, type Look, type Rgb } from '../tone.ts'
import { drawSign, type SignPart } from './draw-sign.ts'

export type TubeColour =
  | 'Pink'
  | 'Rose'
  | 'Red'
  | 'Orange'
  | 'Lemon'
  | 'Warm white'
  | 'Cool white'
  | 'Green'
  | 'Sky blue'
  | 'Purple'

interface Tube {
  core: Rgb
  rim: Rgb
}

export interface Sign {
  parts: [SignPart, ...SignPart[]]
  /** In metres. */
  width?: number
}

/** The colours of the tubes: nearly white in the middle, the full colour at the sides and on the wall. */
export const TUBES: Record<TubeColour, Tube> = {
  Pink: { core: [1, 0.5, 0.66], rim: [1, 0.07, 0.28] },
  Rose: { core: [1, 0.72, 0.74], rim: [1, 0.22, 0.24] },
  Red: { core: [1, 0.42, 0.34], rim: [1, 0.035, 0.025] },
  Orange: { core: [1, 0.66, 0.34], rim: [1, 0.2, 0.02] },
  Lemon: { core: [1, 0.92, 0.5], rim: [1, 0.55, 0.05] },
  'Warm white': { core: [1, 0.93, 0.8], rim: [1, 0.6, 0.27] },
  'Cool white': { core: [1, 1, 1], rim: [0.72, 0.82, 1] },
  Green: { core: [0.62, 1, 0.68], rim: [0.04, 0.8, 0.16] },
  'Sky blue': { core: [0.66, 0.94, 1], rim: [0.05, 0.5, 1] },
  Purple: { core: [0.86, 0.66, 1], rim: [0.42, 0.06, 1] },
}

const PIXELS_A_METRE = 1200 / ((36 / 45) * 2) // at the distance of the sign
const RADIUS = 0.0052 * PIXELS_A_METRE
const OFF = 0.045 * PIXELS_A_METRE // from the wall
const FINE = 2 // pixels of the drawing for one of the picture
const GLOW = 0.8
const DUSK = 0.55 // share of the street's light beside a lit sign

/** Returns the pixels of the picture with eight bits. */
export async function lightSign(
  night: Rendered,
  lit: Rendered,
  { parts, width: metres = 0.95 }: Sign,
  look: Look,
): Promise<Buffer> {
  const { width, height } = night
  const drawn = await drawSign(
    parts,
    width * FINE,
    height * FINE,
    metres * PIXELS_A_METRE * FINE,
    0.62 * PIXELS_A_METRE * FINE,
  )
  const linear = Float32Array.from(night.white.values, (light) => light * DUSK)
  for (const { colour, line } of drawn.parts)
    shine(linear, lit.white.values, glowOf(line, width, height), TUBES[colour].rim)
  const [wide, tall] = drawn.size
  drawBoard(linear, width, height, [wide / FINE, tall / FINE], TUBES[parts[0].colour].rim)
  for (const { colour, line } of drawn.parts) layTube(linear, line, width, height, TUBES[colour])
  return develop(bloom(linear, width, height), width, height, look)
}

function shine(linear: Float32Array, lit: Float32Array, glow: Float32Array, colour: Rgb): void {
  for (let p = 0; p < glow.length; p++)
    for (let k = 0; k < 3; k++) {
      const i = p * 3 + k
      linear[i] = (linear[i] ?? 0) + (lit[i] ?? 0) * (glow[p] ?? 0) * (colour[k] ?? 0) * GLOW
    }
}

/** The light of a line on the wall behind it: a bright band as wide as its distance from the wall, and a long weak falloff. */
function glowOf(line: Uint8Array, width: number, height: number): Float32Array {
  const density = new Float32Array(width * height)
  for (let y = 0; y < height * FINE; y++)
    for (let x = 0; x < width * FINE; x++)
      if (line[y * width * FINE + x]) {
        const at = Math.floor(y / FINE) * width + Math.floor(x / FINE)
        density[at] = (density[at] ?? 0) + 1 / FINE
      }
  const widths: [reach: number, share: number][] = [
    [0.45, 1],
    [1, 2.2],
    [2.4, 4.5],
    [5.5, 7],
  ]
  const skirts = widths.map(([reach, share]) => ({
    light: blurred(density, width, height, Math.round(OFF * reach * 0.6)),
    share: share * OFF * 0.55,
  }))
  return density.map((_, p) => skirts.reduce((sum, { light, share }) => sum + (light[p] ?? 0) * share, 0))
}

/** The light of the tube, by the distance to its line. */
function layTube(linear: Float32Array, line: Uint8Array, width: number, height: number, { core, rim }: Tube): void {
  const wide = width * FINE
  const reach = Math.ceil(RADIUS * FINE) + 1
  const far = new Float32Array(line.length).fill(reach + 1)
  for (let y = reach; y < height * FINE - reach; y++)
    for (let x = reach; x < wide - reach; x++) {
      if (!line[y * wide + x]) continue
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const at = (y + dy) * wide + x + dx
          const distance = Math.hypot(dx, dy)
          if (distance < (far[at] ?? 0)) far[at] = distance
        }
    }
  for (let y = 0; y < height * FINE; y++)
    for (let x = 0; x < wide; x++) {
      const distance = (far[y * wide + x] ?? 0) / FINE
      const cover = Math.min(Math.max(RADIUS + 0.25 - distance, 0), 0.5) * 2
      if (!cover) continue
      const facing = Math.sqrt(Math.max(1 - (distance / RADIUS) ** 2, 0))
      const white = Math.min(Math.max((facing - 0.3) / 0.6, 0), 1)
      const to = (Math.floor(y / FINE) * width + Math.floor(x / FINE)) * 3
      const part = cover / FINE ** 2
      for (let k = 0; k < 3; k++) {
        const side = rim[k] ?? 0
        const light = (side + ((core[k] ?? 0) - side) * white) * (1.6 + 3.4 * facing)
        const before = linear[to + k] ?? 0
        linear[to + k] = before + part * (light - Math.min(before, 1))
      }
    }
}

/** Clear acrylic with four steel screws. Its edges reflect a little of the light. */
function drawBoard(
  linear: Float32Array,
  width: number,
  height: number,
  [wide, tall]: [number, number],
  colour: Rgb,
): void {
  const half: [number, number] = [wide / 2 + 0.055 * PIXELS_A_METRE, tall / 2 + 0.055 * PIXELS_A_METRE]
  const edge = (x: number, y: number): number => {
    const dx = Math.abs(x - width / 2) - half[0]
    const dy = Math.abs(y - height / 2) - half[1]
    const distance = dx > 0 || dy > 0 ? Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) : Math.max(dx, dy)
    return Math.max(1 - Math.abs(distance) / 1.1, 0)
  }
  const inset = 0.03 * PIXELS_A_METRE
  const radius = 0.0068 * PIXELS_A_METRE
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      const line = edge(x + 0.5, y + 0.5) * 0.14
      const dx = Math.abs(x + 0.5 - width / 2) - half[0] + inset
      const dy = Math.abs(y + 0.5 - height / 2) - half[1] + inset
      const screw = Math.min(Math.max(radius + 0.5 - Math.hypot(dx, dy), 0), 1)
      const steel = 0.05 + 0.16 * Math.max(1 - Math.hypot(dx + radius * 0.35, dy + radius * 0.35) / radius, 0)
      for (let k = 0; k < 3; k++) {
        const tint = colour[k] ?? 0
        linear[to + k] = (linear[to + k] ?? 0) + line * tint
        const edged = linear[to + k] ?? 0
        linear[to + k] = edged + screw * (steel * (0.4 + 0.6 * tint) - edged)
      }
    }
}

/** The glow of the lens around very bright pixels. */
function bloom(linear: Float32Array, width: number, height: number): Float32Array {
  const over = linear.map((value) => Math.min(Math.max(value - 1, 0), 24))
  const skirts = [0.004, 0.016, 0.05].map((reach) => blurred(over, width, height, Math.round(reach * width * 0.6), 3))
  return linear.map((value, i) => value + skirts.reduce((sum, glow) => sum + (glow[i] ?? 0), 0) * 0.09)
}
