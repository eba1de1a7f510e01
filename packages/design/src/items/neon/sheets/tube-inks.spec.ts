import { expect, it } from 'vitest'
import { TUBE_COLOURS } from '../../../neon/tube-data'
import { bandOf, lineOf } from './tube-inks'

/** By WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(TUBE_COLOURS)('the centre line of a tube in %s is seen on paper, and on the width of its tube', (colour) => {
  const contrast = (ground: string) => (luminance(ground) + 0.05) / (luminance(lineOf(colour)) + 0.05)
  expect(contrast('#ffffff')).toBeGreaterThan(3)
  expect(contrast(bandOf(colour))).toBeGreaterThan(1.9)
})
