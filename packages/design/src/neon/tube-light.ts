import type { Colour } from '../geometry/display-list'

/** Red, green and blue: 0..255 for a colour on the screen, shares of the full light for light. */
export type Rgb = readonly [number, number, number]

/** A line over the centre line of a tube. */
export interface TubeStroke {
  /** Of the width of the tube. */
  width: number
  colour: Colour
  opacity: number
}

/** The white core of a lit tube, of its width. */
export const CORE_WIDTH = 0.35
const GAMMA = 2.2
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export const rgbOf = (colour: Colour): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** A colour on the way to another. */
function mixed(from: Rgb, to: Rgb, share: number): Colour {
  const [red, green, blue] = [0, 1, 2].map((k) => hex((from[k] ?? 0) + ((to[k] ?? 0) - (from[k] ?? 0)) * share))
  return `#${red}${green}${blue}`
}

export const lightOf = (colour: Colour): Rgb =>
  rgbOf(colour).map((value) => (value / 255) ** GAMMA) as [number, number, number]

/** How a screen shows a share of the full light, 0..255. */
export const shownLight = (light: number): number => 255 * Math.min(Math.max(light, 0), 1) ** (1 / GAMMA)

const share = (value: number, from: number, to: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/**
 * A lit tube from outside to inside. Its core is as white as the dimmer is up, and has gone at a fifth; only then does the
 * colour itself get much darker.
 *
 * @param lit the colour of its light
 * @param power of the dimmer, 0..1
 */
export function litStrokes(lit: Colour, power: number): TubeStroke[] {
  const rgb = rgbOf(lit)
  const body = 0.3 + 0.7 * share(power, 0, 0.6)
  const core = share(power, 0.2, 1)
  const seen = rgbOf(mixed(BLACK, rgb, body))
  return [
    { width: 1, colour: mixed(BLACK, rgb, body), opacity: 1 },
    { width: 0.72, colour: mixed(seen, WHITE, 0.08 + 0.24 * core), opacity: 1 },
    { width: CORE_WIDTH, colour: '#ffffff', opacity: Math.round(core * 90) / 100 },
  ]
}

/** A tube without light: round silicone under a lamp from above on the left. */
export function unlitStrokes(jacket: Colour): TubeStroke[] {
  const rgb = rgbOf(jacket)
  return [
    { width: 1, colour: mixed(rgb, BLACK, 0.24), opacity: 1 },
    { width: 0.8, colour: mixed(rgb, BLACK, 0.06), opacity: 1 },
    { width: 0.56, colour: jacket, opacity: 1 },
    { width: 0.22, colour: mixed(rgb, WHITE, 0.75), opacity: 0.8 },
  ]
}
