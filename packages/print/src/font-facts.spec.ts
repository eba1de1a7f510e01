import { FONTS } from '@kea/design/text/fonts'
import { fontFile } from '@kea/text/testing/files'
import { describe, expect, test } from 'vitest'
import { fontFacts } from './font-facts'
import { shape } from './testing/print-case'

describe.each(FONTS)('the facts of $family', ({ id }) => {
  const facts = fontFacts(fontFile(id))

  test('have the advances that the text is set with', () => {
    for (const letter of 'aāWi.') {
      const glyph = shape(letter, id, { ligatures: true })?.glyphs[0]
      expect(facts.advanceOf(glyph?.id ?? -1)).toBeCloseTo((glyph?.advance ?? -1) * 1000, 2)
    }
  })

  test('have its height', () => {
    const run = shape('x', id, { ligatures: true })
    const [left, bottom, right, top] = facts.box
    expect(facts.ascent).toBeCloseTo((run?.ascent ?? 0) * 1000, 2)
    expect(facts.descent).toBeCloseTo((run?.descent ?? 0) * -1000, 2)
    expect(facts.capHeight).toBeGreaterThan(300)
    expect(facts.capHeight).toBeLessThan(facts.ascent)
    expect(left).toBeLessThan(right)
    expect(bottom).toBeLessThan(0)
    expect(top).toBeGreaterThan(facts.capHeight)
    expect(Math.abs(facts.italicAngle)).toBeLessThan(30)
  })
})

test('a font with outlines of PostScript is refused', () => {
  expect(() => fontFacts(new TextEncoder().encode('OTTO, and more'))).toThrow('This is not a TrueType font')
})
