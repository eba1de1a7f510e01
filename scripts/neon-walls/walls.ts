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

const WARM_WHITE = [229, 225, 217] as const
/** A deep grey, as in a bedroom that is painted for the evening. */
export const SLATE = [104, 103, 106] as const

/** A plastered wall, painted in a warm white if not in `paint`. */
export function plasterWall(paint: readonly [number, number, number] = WARM_WHITE): Tile {
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
      return paint.map((value) => value * light) as [number, number, number]
    },
  }
}

const BOARD_MM = 150
const BOARDS = 8
const STAINED = [104, 84, 68] as const

/** Upright boards of stained timber, with a narrow gap between them. */
export function timberWall(): Tile {
  const [width, height] = [BOARDS * BOARD_MM, 1000]
  const random = randomOf(31)
  const boards = Array.from({ length: BOARDS }, () => ({
    light: 0.86 + 0.28 * random(),
    warmth: random() - 0.5,
    /** Where its grain begins. */
    from: [Math.floor(random() * BOARDS) * BOARD_MM, random() * height] as const,
    /** The middle of its rings, from its left edge. */
    heart: BOARD_MM * (0.25 + 0.5 * random()),
  }))
  const [bow, drift, fibres, pores, patches] = [
    softNoise(24, 5, width, height, 32),
    softNoise(6, 20, width, height, 36),
    softNoise(520, 14, width, height, 33),
    softNoise(1000, 60, width, height, 34),
    softNoise(9, 6, width, height, 35),
  ] as const
  return {
    width,
    height,
    pixel(x, y) {
      const board = boards[Math.floor(x / BOARD_MM) % BOARDS] ?? boards[0]
      const across = x % BOARD_MM
      const [dx, dy] = board?.from ?? [0, 0]
      const [u, v] = [(x + dx) % width, (y + dy) % height]
      // Rings that were cut along the trunk: wide in the middle of the board, narrow at its sides.
      const fromHeart = Math.abs(across - (board?.heart ?? 0)) + 16 * bow(u, v)
      const rings = 0.5 + 0.5 * Math.sin(6.8 * Math.sqrt(Math.max(fromHeart, 0)) + 1.6 * drift(u, v))
      const grain = 1 - 0.13 * rings ** 3 + 0.05 * fibres(u, v) - 0.07 * Math.max(pores(u, v) - 0.35, 0)
      const edge = Math.min(across, BOARD_MM - across)
      // The gap is dark; the rounded edge beside it catches the light on the left and loses it on the right.
      const gap = clamp((edge - 1.2) / 1.6, 0, 1)
      const round = clamp((7 - edge) / 7, 0, 1) * (across < BOARD_MM / 2 ? 0.1 : -0.16)
      const light = (board?.light ?? 1) * grain * (1 + 0.05 * patches(x, y) + round) * (0.2 + 0.8 * gap)
      const warmth = 1 + 0.05 * (board?.warmth ?? 0)
      const [red, green, blue] = STAINED
      return [red * light * warmth, green * light, (blue * light) / warmth]
    },
  }
}

const TILE = { width: 150, height: 75, joint: 3 }
const TILE_COLUMNS = 8
const TILE_ROWS = 12
const GLAZE = [139, 140, 137] as const
const GROUT = [150, 148, 143] as const

/** A running bond of glazed tiles, each a little out of plane, as on the wall of a café. */
export function tileWall(): Tile {
  const [across, down] = [TILE.width + TILE.joint, TILE.height + TILE.joint]
  const [width, height] = [TILE_COLUMNS * across, TILE_ROWS * down]
  const random = randomOf(41)
  const tiles = Array.from({ length: TILE_COLUMNS * TILE_ROWS }, () => ({
    light: 0.93 + 0.14 * random(),
    lean: [random() - 0.5, random() - 0.5] as const,
    green: random() - 0.5,
  }))
  const [waves, cloud, grain] = [
    softNoise(36, 30, width, height, 42),
    softNoise(90, 80, width, height, 43),
    softNoise(1.5 * width, 1.5 * height, width, height, 44),
  ] as const
  return {
    width,
    height,
    pixel(x, y) {
      const row = Math.floor(y / down) % TILE_ROWS
      const along = x + (row % 2) * (across / 2)
      const tile = tiles[row * TILE_COLUMNS + (Math.floor(along / across) % TILE_COLUMNS)] ?? tiles[0]
      const [u, v] = [(along % across) - TILE.joint / 2, (y % down) - TILE.joint / 2]
      const inside = Math.min(u, TILE.width - u, v, TILE.height - v)
      const share = clamp(inside / 1.2 + 0.5, 0, 1)
      const [lean, tip] = tile?.lean ?? [0, 0]
      // The glaze is round at the edges: a bright line above, a dark one below.
      const bevel = clamp((5 - inside) / 5, 0, 1)
      const faces = Math.min(v, u) < Math.min(TILE.height - v, TILE.width - u) ? 0.16 : -0.14
      const gloss = 0.09 * lean * (u / TILE.width - 0.5) + 0.16 * tip * (v / TILE.height - 0.5) + 0.035 * waves(x, y)
      const light = (tile?.light ?? 1) * (1 + gloss + 0.02 * cloud(x, y) + bevel * faces) + 0.006 * grain(x, y)
      const shade = 0.84 + 0.05 * cloud(x, y) + 0.03 * grain(x, y)
      const hue = [1 - 0.04 * (tile?.green ?? 0), 1, 1 + 0.03 * (tile?.green ?? 0)]
      return GLAZE.map((glaze, k) => glaze * light * (hue[k] ?? 1) * share + (GROUT[k] ?? 0) * shade * (1 - share)) as [
        number,
        number,
        number,
      ]
    },
  }
}
