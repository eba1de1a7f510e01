import { expect, test } from 'vitest'
import { fontSample } from './font-sample'
import type { TubeFont } from './tube-font'

const font: TubeFont = {
  ...{ capHeight: 700, space: 300, joins: false },
  glyphs: {
    I: { advance: 200, strokes: ['M100 0L100 -700'] },
    L: { advance: 500, strokes: ['M100 -700L100 0', 'M100 0L400 0'] },
  },
}

test('letters stand beside each other, with their blanks', () => {
  expect(fontSample(font, 'IL I')).toEqual({
    path: 'M100 0L100 -700M300 -700L300 0M300 0L600 0M1100 0L1100 -700',
    width: 1200,
    capHeight: 700,
  })
})

test('a character that the font lacks leaves its place empty', () => {
  expect(fontSample(font, '🌙I').path).toBe('M400 0L400 -700')
})
