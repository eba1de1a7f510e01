import { textOf } from '@kea/design/testing/texts'
import { FONTS } from '@kea/design/text/fonts'
import { layoutText } from '@kea/design/text/layout-text'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createShaper, type Shaper } from './shaper'
import { fontFile, harfBuzzWasm } from './testing/files'

const BOX = { x: 0, y: 0, width: 80, height: 60 }

let shaper: Shaper
beforeAll(() => {
  shaper = createShaper(harfBuzzWasm())
  for (const { id } of FONTS) shaper.addFont(id, fontFile(id))
})

test.each(FONTS)('Māori words wrapped in $family stay in the width of their box and keep every letter', ({ id }) => {
  const word = fc.constantFrom('Kia', 'ora', 'koutou', 'whānau', 'Ōtautahi', 'AVATAR', 'ngā', 'fiord', 'Pōneke,')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const { bounds, list, missing } = layoutText(textOf(words.join(' '), { font: id, sizeMm: 8 }), BOX, shaper.shape)
      expect(bounds.x).toBeGreaterThanOrEqual(-1e-5)
      expect(bounds.x + bounds.width).toBeLessThanOrEqual(BOX.width + 1e-5)
      const drawn = list.flatMap((each) => (each.kind === 'glyphs' ? each.glyphs.map(({ text }) => text) : []))
      expect(drawn.join('').replaceAll(' ', '')).toBe(words.join(''))
      expect(missing).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('the bars before a font is there are about as long as the text then is', () => {
  for (const { id } of FONTS) {
    const data = textOf('The whānau at Ōtaki beach', { font: id, sizeMm: 4 })
    const [guess, real] = [layoutText(data, BOX, () => null), layoutText(data, BOX, shaper.shape)]
    expect(guess.bounds.width / real.bounds.width, id).toBeGreaterThan(0.7)
    expect(guess.bounds.width / real.bounds.width, id).toBeLessThan(1.6)
  }
})
