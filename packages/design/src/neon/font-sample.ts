import type { PathData } from '../geometry/display-list'
import { transformPath } from '../geometry/path'
import { glyphOf } from './lay-words'
import type { TubeFont } from './tube-font'

/** A few letters of a font of single lines, in thousandths of an em from the left end of their base line. */
export interface FontSample {
  path: PathData
  width: number
  capHeight: number
}

/** The lines of letters beside each other, before any of them is bent or cut. Characters that the font lacks are left out. */
export function fontSample(font: TubeFont, words: string): FontSample {
  let width = 0
  const paths = [...words].flatMap((character) => {
    const glyph = glyphOf(font, character)
    const x = width
    width += glyph?.advance ?? font.space
    return glyph?.strokes.map((stroke) => transformPath(stroke, [1, 0, 0, 1, x, 0])) ?? []
  })
  return { path: paths.join(''), width, capHeight: font.capHeight }
}
