import { randomOf, softNoise } from './noise.ts'

/** A part of a wall under an even light, which goes on without a seam, in mm. */
export interface Tile {
  width: number
  height: number
  /** The colour at a place, 0..255. */
  pixel: (x: number, y: number) => [number, number, number]
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

const BRICK = { width: 230, height: 76, joint: 10 }
const COLUMNS = 5
const COURSES = 10
const MORTAR = [108, 103, 98] as const
/** Bricks of one kiln: the usual ones, redder ones, and those that stood near the fire. */
const TONES = [
  [138, 112, 99],
  [146, 117, 102],
  [130, 106, 95],
  [118, 100, 92],
  [156, 128, 112],
  [98, 88, 84],
] as const

/** A running bond of bricks, their faces rough and not quite in line. */
export function brickWall(): Tile {
  const [across, down] = [BRICK.width + BRICK.joint, BRICK.height + BRICK.joint]
  const [width, height] = [COLUMNS * across, COURSES * down]
  const random = randomOf(7)
  const bricks = Array.from({ length: COLUMNS * COURSES }, () => ({
    tone: TONES[Math.floor(random() ** 1.5 * TONES.length)] ?? TONES[0],
    light: 0.94 + 0.12 * random(),
    /** How far its face is out of line. */
    shift: [3 * random() - 1.5, 2.4 * random() - 1.2] as const,
    tilt: random() - 0.5,
  }))
  const [slow, rough, fine, grain] = [
    softNoise(30, 22, width, height, 1),
    softNoise(110, 80, width, height, 2),
    softNoise(330, 240, width, height, 3),
    softNoise(1.5 * width, 1.5 * height, width, height, 4),
  ] as const
  const place = (x: number, y: number) => {
    const course = Math.floor(y / down) % COURSES
    const along = x + (course % 2) * (across / 2)
    const brick = bricks[course * COLUMNS + (Math.floor(along / across) % COLUMNS)] ?? bricks[0]
    const [dx, dy] = brick?.shift ?? [0, 0]
    const [u, v] = [(along % across) + dx - BRICK.joint / 2, (y % down) + dy - BRICK.joint / 2]
    const wobble = 1.3 * rough(x, y) + 0.8 * fine(x, y)
    // Above 0 inside the brick, in mm from its edge.
    const inside = Math.min(u, BRICK.width - u, v, BRICK.height - v) + wobble
    return { brick, inside, u, v }
  }
  /** Above the mortar, in mm. */
  const relief = (x: number, y: number): number => {
    const { inside, brick, u } = place((x + width) % width, (y + height) % height)
    const edge = clamp(inside / 5, 0, 1)
    const pits = 0.5 * rough(x, y) + 0.45 * fine(x, y) + 0.25 * grain(x, y)
    return 5 * Math.sqrt(edge) + pits + (brick?.tilt ?? 0) * (u / BRICK.width)
  }
  return {
    width,
    height,
    pixel(x, y) {
      const { brick, inside } = place(x, y)
      const share = clamp(inside / 2 + 0.5, 0, 1)
      const slope = relief(x - 1, y) - relief(x + 1, y) + 1.3 * (relief(x, y - 1) - relief(x, y + 1))
      // A light from above on the left, and less of it in the joints.
      const lit = clamp(1 - 0.055 * slope, 0.62, 1.3) * (0.74 + 0.26 * clamp((inside + 5) / 9, 0, 1))
      const stain = 1 + 0.05 * slow(x, y) + 0.05 * rough(x, y) * share + 0.06 * grain(x, y)
      const light = lit * stain * (1 + ((brick?.light ?? 1) - 1) * share)
      const tone = brick?.tone ?? TONES[0]
      return MORTAR.map((mortar, k) => (mortar + ((tone[k] ?? 0) - mortar) * share) * light) as [number, number, number]
    },
  }
}

const PAINT = [229, 225, 217] as const

/** A plastered wall that is painted in a warm white. */
export function plasterWall(): Tile {
  const [width, height] = [1000, 750]
  const [slow, trowel, small, grain] = [
    softNoise(5, 4, width, height, 11),
    softNoise(26, 30, width, height, 12),
    softNoise(90, 70, width, height, 13),
    softNoise(1.5 * width, 1.5 * height, width, height, 14),
  ] as const
  const relief = (x: number, y: number): number => {
    const [across, down] = [(x + width) % width, (y + height) % height]
    return 2.2 * trowel(across, down) + 0.45 * small(across, down)
  }
  return {
    width,
    height,
    pixel(x, y) {
      const slope = relief(x - 2, y) - relief(x + 2, y) + relief(x, y - 2) - relief(x, y + 2)
      const light = 1 + 0.012 * slow(x, y) - 0.016 * slope + 0.014 * grain(x, y)
      return PAINT.map((value) => value * light) as [number, number, number]
    },
  }
}
