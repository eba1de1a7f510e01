import type { Colour } from '../geometry/display-list'

/** What lies below a text: the light of its pixels as WCAG counts it, from 0 (black) to 1 (white). */
export type Ground = readonly number[]

export const INK = '#16211b' as const
export const WHITE = '#ffffff' as const

/** The width of a new outline, as a part of the height of the letters. */
export const OUTLINE_SHARE = 0.06

/** Large letters are easy to read from this contrast on (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The light of a colour with channels in 0..255. */
export const lightOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)

function lightOfColour(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return lightOf(red, green, blue)
}

/** From 1 for equal lights to 21 for black and white. */
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The part of a ground on which one of these colours is easy to see, in 0..1. */
export function readableShare(colours: readonly Colour[], ground: Ground): number {
  const lights = colours.map(lightOfColour)
  const isSeen = (below: number) => lights.some((light) => contrast(light, below) >= LEAST_CONTRAST)
  return ground.length === 0 ? 1 : ground.filter(isSeen).length / ground.length
}

/** The middle contrast of a colour on a ground. */
function middleContrast(colour: Colour, ground: Ground): number {
  const light = lightOfColour(colour)
  const sorted = ground.map((below) => contrast(light, below)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}

/** Of dark and white letters those that are easier to read on a ground. */
export function readableOn(ground: Ground): typeof INK | typeof WHITE {
  const [dark, light] = [INK, WHITE].map((colour) => readableShare([colour], ground)) as [number, number]
  if (dark !== light) return dark > light ? INK : WHITE
  return middleContrast(INK, ground) >= middleContrast(WHITE, ground) ? INK : WHITE
}

/** The colour for an outline around letters of this colour. */
export const outlineFor = (colour: Colour): typeof INK | typeof WHITE => readableOn([lightOfColour(colour)])

/** How busy a ground is: 0 where all of it has one light. */
export function busyness(ground: Ground): number {
  const mean = ground.reduce((sum, light) => sum + light, 0) / Math.max(ground.length, 1)
  return Math.sqrt(ground.reduce((sum, light) => sum + (light - mean) ** 2, 0) / Math.max(ground.length, 1))
}
