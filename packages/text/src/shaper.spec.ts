import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FONTS } from '@kea/design/text/fonts'
import type { ShapedRun } from '@kea/design/text/shape'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShaper, type Shaper } from './shaper'
import { fontFile, fontPath, harfBuzzWasm } from './testing/files'

const MACRONS = 'āēīōūĀĒĪŌŪ'

let shaper: Shaper
beforeAll(() => {
  shaper = createShaper(harfBuzzWasm(), (code) => new WebAssembly.Module(code))
  for (const { id } of FONTS) shaper.addFont(id, fontFile(id))
})

const shaped = (text: string, font: (typeof FONTS)[number]['id'] = 'lora', ligatures = true): ShapedRun => {
  const run = shaper.shape(text, font, { ligatures })
  if (!run) throw new Error(`${font} is not loaded`)
  return run
}
const widthOf = (run: ShapedRun) => run.glyphs.reduce((sum, { advance }) => sum + advance, 0)

describe.each(FONTS)('$family', ({ id }) => {
  test('has every letter of Māori and of English, one glyph each', () => {
    const letters = `${MACRONS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:!?&@$%+-–—'’“”()/éèëçñü`
    for (const letter of letters) {
      const { glyphs, missing } = shaped(letter, id)
      expect([letter, glyphs.map(({ text }) => text), missing]).toEqual([letter, [letter], []])
    }
    // A letter with a macron is a glyph of its own, not that of the bare letter.
    const ids = [...'aeiouAEIOU', ...MACRONS].map((letter) => shaped(letter, id).glyphs[0]?.id)
    expect(new Set(ids).size).toBe(20)
  })

  test('prints the ʻokina, hyphens and blanks that do not break, and keeps them as text', () => {
    for (const [letter, alike] of [
      ['\u02bb', '\u2018'],
      ['\u2010', '-'],
      ['\u2011', '-'],
      ['\u00a0', ' '],
      ['\u202f', ' '],
    ] as const) {
      const run = shaped(`Tonga${letter}a`, id)
      expect([letter, run.missing, run.glyphs.map(({ text }) => text).join('')]).toEqual([
        letter,
        [],
        `Tonga${letter}a`,
      ])
      const ink = shaper.outline(id, run.glyphs[5]?.id ?? 0)
      expect(ink === '', letter).toBe(alike === ' ')
    }
    expect(shaped('漢\u02bb', id).missing).toEqual(['漢'])
  })

  test('prints no hyphen for a soft one, which only says where a word may be divided', () => {
    const run = shaped('Tonga\u00adriro', id)
    expect(run.missing).toEqual([])
    const ink = run.glyphs.map((glyph) => shaper.outline(id, glyph.id))
    expect([ink.length, ink[5] ?? '']).toEqual([10, ''])
  })

  test('is under the Open Font License', () => {
    const folder = dirname(dirname(fontPath(id)))
    expect(existsSync(join(folder, 'LICENSE_FONT'))).toBe(true)
    expect(readFileSync(join(folder, 'LICENSE_FONT'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  test('has a line between one and two em high', () => {
    const { ascent, descent } = shaped('x', id)
    expect(ascent).toBeGreaterThan(0.6)
    expect(descent).toBeGreaterThan(0.1)
    expect(ascent + descent).toBeGreaterThan(1)
    expect(ascent + descent).toBeLessThan(2)
  })

  test('draws the macron as ink above the letter', () => {
    const topOf = (letter: string) => {
      const path = shaper.outline(id, shaped(letter, id).glyphs[0]?.id ?? 0)
      const ys = [...path.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g)].map(([, , y]) => Number(y))
      return -Math.min(...ys)
    }
    expect(topOf('ā')).toBeGreaterThan(topOf('a') + 0.05)
    expect(topOf('Ō')).toBeGreaterThan(topOf('O') + 0.05)
  })
})

describe('shaping', () => {
  test('is null for a font that is not loaded', () => {
    const empty = createShaper(harfBuzzWasm())
    expect(empty.shape('Kia ora', 'lora', { ligatures: true })).toBeNull()
    expect(empty.hasFont('lora')).toBe(false)
    expect(shaper.hasFont('lora')).toBe(true)
  })

  test('gives each glyph its text, and the width of a line is the sum of its advances', () => {
    const run = shaped('Kia ora Māori')
    expect(run.glyphs.map(({ text }) => text).join('')).toBe('Kia ora Māori')
    expect(run.missing).toEqual([])
    expect(widthOf(run)).toBeGreaterThan(5)
    expect(widthOf(run)).toBeLessThan(8)
  })

  test('kerns', () => {
    const apart = widthOf(shaped('A')) + widthOf(shaped('V'))
    expect(widthOf(shaped('AV'))).toBeLessThan(apart - 0.02)
  })

  test('joins letters to a ligature, and does not when letters are spaced', () => {
    const joined = shaped('fi', 'lora').glyphs
    expect(joined.map(({ text }) => text)).toEqual(['fi'])
    expect(shaped('fi', 'lora', false).glyphs.map(({ text }) => text)).toEqual(['f', 'i'])
  })

  test('of letters with a separate accent gives one glyph its whole text', () => {
    const { glyphs } = shaped('a\u0304')
    expect(glyphs.map(({ text }) => text).join('')).toBe('a\u0304')
    expect(widthOf(shaped('a\u0304'))).toBeCloseTo(widthOf(shaped('ā')), 5)
  })

  test('places an accent that the font lacks as a letter above the letter', () => {
    const { glyphs, missing } = shaped('x\u0304')
    expect(missing).toEqual([])
    expect(glyphs.map(({ text }) => text)).toEqual(['x\u0304', ''])
    const [letter, accent] = glyphs
    expect(accent?.advance).toBe(0)
    expect(Math.abs((accent?.dx ?? 0) + (letter?.advance ?? 0) / 2)).toBeLessThan(0.5)
  })

  test.each([
    ['Aroha 😀!', ['😀'], 'Aroha !'],
    ['a👩‍👩‍👧b👩‍👩‍👧', ['👩‍👩‍👧'], 'ab'],
    ['🇳🇿 Aotearoa', ['🇳🇿'], ' Aotearoa'],
    ['漢字', ['漢', '字'], ''],
    ['❤️', ['❤️'], ''],
  ])('of %s names what the font lacks and leaves it out', (text, missing, rest) => {
    const run = shaped(text)
    expect(run.missing).toEqual(missing)
    expect(run.glyphs.map((glyph) => glyph.text).join('')).toBe(rest)
    expect(run.glyphs.filter(({ id }) => id === 0)).toEqual([])
  })

  test('of an empty line gives no glyph, but the height of a line', () => {
    expect(shaped('').glyphs).toEqual([])
    expect(shaped('').ascent).toBe(shaped('x').ascent)
  })

  test('survives more lines than are kept, each with its own glyphs', () => {
    const lines = Array.from({ length: 1200 }, (_, at) => `line ${at}`)
    for (const line of lines) shaped(line)
    const texts = lines.map((line) =>
      shaped(line)
        .glyphs.map(({ text }) => text)
        .join(''),
    )
    expect(texts).toEqual(lines)
  })

  test('of a long text grows the memory and does not fail', () => {
    const text = 'Whānau '.repeat(20_000)
    expect(shaped(text).glyphs).toHaveLength(text.length)
  })
})

describe('an outline', () => {
  test('has M, L, C and Z only, stays near its em box, and is closed', () => {
    for (const letter of 'Māori & kōrero') {
      const path = shaper.outline('lora', shaped(letter).glyphs[0]?.id ?? 0)
      expect(path).toMatch(/^(M-?[\d.e-]+ -?[\d.e-]+([LC][-\d. e]+)*Z)*$/)
      for (const [number] of path.matchAll(/-?\d[\d.e-]*/g)) expect(Math.abs(Number(number))).toBeLessThan(1.5)
    }
  })

  test('of a space is empty, and of one glyph the same each time', () => {
    expect(shaper.outline('lora', shaped(' ').glyphs[0]?.id ?? 0)).toBe('')
    const id = shaped('ō').glyphs[0]?.id ?? 0
    expect(shaper.outline('lora', id)).toBe(shaper.outline('lora', id))
    expect(shaper.outline('lora', id)).not.toBe(shaper.outline('oswald', shaped('ō', 'oswald').glyphs[0]?.id ?? 0))
  })

  test('needs the font, and a runtime that compiles', () => {
    const empty = createShaper(harfBuzzWasm(), (code) => new WebAssembly.Module(code))
    expect(() => empty.outline('lora', 1)).toThrow('lora')
    const worker = createShaper(harfBuzzWasm())
    worker.addFont('lora', fontFile('lora'))
    expect(() => worker.outline('lora', 1)).toThrow('lora')
  })
})
