// Lights a sign on its wall: the tube, its light on the bricks, and the glow of the lens.
import { blurred } from '../blur.ts'
import { develop } from '../tone.ts'
import { drawSign } from './draw-sign.ts'

/** The colours of the tubes: nearly white in the middle, the full colour at the sides and on the wall. */
export const TUBES = {
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

/** Returns the pixels of the picture with eight bits. `width` is the width of the sign in metres. */
export async function lightSign(night, lit, { parts, width: metres = 0.95 }, look) {
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
  drawBoard(
    linear,
    width,
    height,
    drawn.size.map((side) => side / FINE),
    TUBES[drawn.parts[0].colour].rim,
  )
  for (const { colour, line } of drawn.parts) layTube(linear, line, width, height, TUBES[colour])
  return develop(bloom(linear, width, height), width, height, look)
}

function shine(linear, lit, glow, colour) {
  for (let p = 0; p < glow.length; p++)
    for (let k = 0; k < 3; k++) linear[p * 3 + k] += lit[p * 3 + k] * glow[p] * colour[k] * GLOW
}

/** The light of a line on the wall behind it: a bright band as wide as its distance from the wall, and a long weak falloff. */
function glowOf(line, width, height) {
  const density = new Float32Array(width * height)
  for (let y = 0; y < height * FINE; y++)
    for (let x = 0; x < width * FINE; x++)
      if (line[y * width * FINE + x]) density[Math.floor(y / FINE) * width + Math.floor(x / FINE)] += 1 / FINE
  const skirts = [
    [0.45, 1],
    [1, 2.2],
    [2.4, 4.5],
    [5.5, 7],
  ].map(([reach, share]) => [blurred(density, width, height, Math.round(OFF * reach * 0.6)), share * OFF * 0.55])
  return density.map((_, p) => skirts.reduce((sum, [light, share]) => sum + light[p] * share, 0))
}

/** The light of the tube, by the distance to its line. */
function layTube(linear, line, width, height, { core, rim }) {
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
          if (distance < far[at]) far[at] = distance
        }
    }
  for (let y = 0; y < height * FINE; y++)
    for (let x = 0; x < wide; x++) {
      const distance = far[y * wide + x] / FINE
      const cover = Math.min(Math.max(RADIUS + 0.25 - distance, 0), 0.5) * 2
      if (!cover) continue
      const facing = Math.sqrt(Math.max(1 - (distance / RADIUS) ** 2, 0))
      const white = Math.min(Math.max((facing - 0.3) / 0.6, 0), 1)
      const to = (Math.floor(y / FINE) * width + Math.floor(x / FINE)) * 3
      const part = cover / FINE ** 2
      for (let k = 0; k < 3; k++) {
        const light = (rim[k] + (core[k] - rim[k]) * white) * (1.6 + 3.4 * facing)
        linear[to + k] += part * (light - Math.min(linear[to + k], 1))
      }
    }
}

/** Clear acrylic with four steel screws. Its edges reflect a little of the light. */
function drawBoard(linear, width, height, [wide, tall], colour) {
  const half = [wide / 2 + 0.055 * PIXELS_A_METRE, tall / 2 + 0.055 * PIXELS_A_METRE]
  const edge = (x, y) => {
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
        linear[to + k] += line * colour[k]
        linear[to + k] += screw * (steel * (0.4 + 0.6 * colour[k]) - linear[to + k])
      }
    }
}

/** The glow of the lens around very bright pixels. */
function bloom(linear, width, height) {
  const over = linear.map((value) => Math.min(Math.max(value - 1, 0), 24))
  const skirts = [0.004, 0.016, 0.05].map((reach) => blurred(over, width, height, Math.round(reach * width * 0.6), 3))
  return linear.map((value, i) => value + skirts.reduce((sum, glow) => sum + glow[i], 0) * 0.09)
}
