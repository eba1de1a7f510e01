import { cardIndex } from '../geometry/card-index'
import { drawingOf } from '../items/graphic/all-drawings'
import type { FontsAndDrawings } from '../items/item-type'
import { MONTHS } from '../items/month/month-engine'
import { NEONS } from '../items/neon/neon-engine'
import type { Shape, ShapedRun } from '../text/shape'
import type { TextData } from '../text/text-data'

/**
 * A font whose letters are half an em wide, `w` one em, and blanks a quarter. `fi` is a ligature, `q` has two glyphs,
 * and it lacks `#`.
 */
export const plainShape: Shape = (text, _font, { ligatures }): ShapedRun => {
  const clusters = ligatures ? text.split(/(fi)|/u).filter(Boolean) : [...text]
  const advance = (cluster: string) => (cluster === 'w' ? 1 : cluster === ' ' ? 0.25 : 0.5)
  const glyphs = clusters
    .filter((cluster) => cluster !== '#')
    .flatMap((cluster) => {
      const first = { id: cluster.charCodeAt(0), text: cluster, advance: advance(cluster), dx: 0, dy: 0 }
      return cluster === 'q' ? [first, { id: 9, text: '', advance: 0, dx: -0.25, dy: 0.1 }] : [first]
    })
  return { glyphs, missing: text.includes('#') ? ['#'] : [], ascent: 0.8, descent: 0.2 }
}

export const plainDrawings: FontsAndDrawings = {
  shape: plainShape,
  drawing: drawingOf,
  months: () => MONTHS,
  cards: () => cardIndex,
  neons: () => NEONS,
}

export const noFont: Shape = () => null

/** Text of ten millimetres a letter's height, straight and centred. */
export const textOf = (words: string, changes: Partial<TextData> = {}): TextData => ({
  words,
  font: 'lora',
  sizeMm: 10,
  colour: '#102030',
  align: 'centre',
  lineHeight: 1.2,
  letterSpacing: 0,
  ...changes,
})
