import type { Colour } from '../../../geometry/display-list'
import { TUBE_LIGHTS } from '../../../neon/colours'
import type { TubeColour } from '../../../neon/tube-data'

/** A colour between itself (0) and white (1), or black (-1). */
function towards(colour: Colour, by: number): Colour {
  const end = by > 0 ? 255 : 0
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (end - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** The width of a tube on paper. */
export const bandOf = (colour: TubeColour): Colour => towards(TUBE_LIGHTS[colour].lit, 0.6)

/** The centre line of a tube on paper: dark enough to be seen, also of a white one. */
export const lineOf = (colour: TubeColour): Colour => towards(TUBE_LIGHTS[colour].lit, -0.4)
