import { describe, expect, it } from 'vitest'
import { bendCorners } from './bend'
import narrow from './fonts/narrow.json' with { type: 'json' }
import round from './fonts/round.json' with { type: 'json' }
import script from './fonts/script.json' with { type: 'json' }
import type { TubeFont } from './tube-font'
import { leastRadius, strokeLines } from './tube-line'

const CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ĀĒĪŌŪāēīōūʻÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ',
  '&!?.,:;\'"-–+=/()#@$%*',
].join('')

/** With the height of a capital, in mm, from which a tube of 6 mm follows every character. */
const FONTS: [string, TubeFont, number][] = [
  ['script', script, 140],
  ['round', round, 100],
  ['narrow', narrow, 100],
]

describe.each(FONTS)('the %s font of neon', (_, font, height) => {
  it('has every character of a sign, and nothing else', () => {
    expect(Object.keys(font.glyphs).sort().join('')).toBe([...CHARACTERS].sort().join(''))
    for (const [character, { advance, strokes }] of Object.entries(font.glyphs)) {
      expect(advance, character).toBeGreaterThan(0)
      expect(strokes.length, character).toBeGreaterThan(0)
    }
  })

  it('bends nowhere tighter than 8 mm from its least height on', () => {
    const scale = height / font.capHeight
    const tight = Object.entries(font.glyphs).filter(([, { strokes }]) =>
      strokes
        .flatMap((path) => bendCorners(strokeLines(path, [scale, 0, 0, scale, 0, 0]), 8))
        .some((line) => leastRadius(line) < 8),
    )
    expect(tight.map(([character]) => character)).toEqual([])
  })
})
