import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GlyphsPrimitive } from '../geometry/display-list'
import { noFont, plainShape, textOf } from '../testing/texts'
import { layoutText } from './layout-text'
import type { TextData } from './text-data'

const BOX = { x: 100, y: 200, width: 60, height: 40 }
const lay = (words: string, changes: Partial<TextData> = {}, box = BOX) =>
  layoutText(textOf(words, changes), box, plainShape)

const glyphsOf = (layout: ReturnType<typeof layoutText>) =>
  layout.list.flatMap((primitive) => (primitive.kind === 'glyphs' ? primitive.glyphs : []))
const originsOf = (layout: ReturnType<typeof layoutText>) =>
  glyphsOf(layout).map(({ transform: [, , , , x, y] }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6])

describe('a line', () => {
  test('stands in the middle of its box', () => {
    const layout = lay('ab')
    // Ten wide in sixty; its ten high in forty, with the baseline two above the lower edge.
    expect(originsOf(layout)).toEqual([
      [125, 223],
      [130, 223],
    ])
    expect(layout.bounds).toEqual({ x: 125, y: 215, width: 10, height: 10 })
    expect(layout).toMatchObject({ overflows: false, missing: [], isLoaded: true })
  })

  test.each([
    ['left', 100],
    ['centre', 125],
    ['right', 150],
  ] as const)('aligned %s begins at %d', (align, x) => {
    expect(originsOf(lay('ab', { align }))[0]).toEqual([x, 223])
    expect(lay('ab', { align }).bounds.x).toBe(x)
  })

  test('is one primitive with font, size, colour and outline', () => {
    const outline = { colour: '#ffffff', widthMm: 1 } as const
    const [only, ...others] = lay('ab', { outline }).list
    expect(others).toEqual([])
    expect(only).toMatchObject({ kind: 'glyphs', font: 'lora', sizeMm: 10, colour: '#102030', outline })
    expect((only as GlyphsPrimitive).glyphs.map(({ id, text }) => [id, text])).toEqual([
      [97, 'a'],
      [98, 'b'],
    ])
    expect('outline' in (lay('ab').list[0] ?? {})).toBe(false)
  })

  test('of no words has no primitive, but the height of a line', () => {
    expect(lay('').list).toEqual([])
    expect(lay('').bounds).toEqual({ x: 130, y: 215, width: 0, height: 10 })
  })

  test('has the glyphs of a cluster where the font places them', () => {
    const layout = lay('aqa', { align: 'left' })
    expect(originsOf(layout)).toEqual([
      [100, 223],
      [105, 223],
      [107.5, 224],
      [110, 223],
    ])
    expect(glyphsOf(layout).map(({ text }) => text)).toEqual(['a', 'q', '', 'a'])
  })

  test('names what the font lacks once and does not draw it', () => {
    const layout = lay('a#b#\n#')
    expect(layout.missing).toEqual(['#'])
    expect(glyphsOf(layout).map(({ text }) => text)).toEqual(['a', 'b'])
  })
})

describe('letter spacing', () => {
  test('stands between letters, not after the last, and not inside a cluster', () => {
    expect(originsOf(lay('aqa', { align: 'left', letterSpacing: 0.1 }))).toEqual([
      [100, 223],
      [106, 223],
      [108.5, 224],
      [112, 223],
    ])
    expect(lay('aaa', { letterSpacing: 0.1 }).bounds.width).toBeCloseTo(17, 9)
    expect(lay('aaa', { letterSpacing: -0.1 }).bounds.width).toBeCloseTo(13, 9)
  })

  test('separates a ligature', () => {
    expect(glyphsOf(lay('fi')).map(({ text }) => text)).toEqual(['fi'])
    expect(glyphsOf(lay('fi', { letterSpacing: 0.1 })).map(({ text }) => text)).toEqual(['f', 'i'])
  })

  test('adds up: each gap of a line of n letters widens it by the same', () => {
    const spacing = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.stringMatching(/^[a-e]{1,8}$/), spacing, (word, letterSpacing) => {
        const widened = lay(word, { letterSpacing }).bounds.width - lay(word).bounds.width
        expect(widened).toBeCloseTo((word.length - 1) * letterSpacing * 10, 6)
      }),
    )
  })
})

describe('lines', () => {
  test('break at line breaks, a line height apart, the block in the middle', () => {
    const layout = lay('ab\ncd', { align: 'left' })
    expect(originsOf(layout).map(([, y]) => y)).toEqual([217, 217, 229, 229])
    expect(layout.bounds).toEqual({ x: 100, y: 209, width: 10, height: 22 })
    expect(lay('ab\ncd', { lineHeight: 2 }).bounds.height).toBe(30)
  })

  test('break at blanks where the box ends', () => {
    const words = 'aaaa bbbb cccc'
    expect(lay(words).bounds.width).toBeCloseTo(42.5, 9)
    expect(lay(words).bounds.height).toBe(22)
    expect(lay(words, {}, { ...BOX, width: 65 }).bounds.height).toBe(10)
    expect(lay(words, { letterSpacing: 0.5 }).bounds.height).toBe(34)
  })

  test('of an outlined text leave room for the outline at both sides', () => {
    const outline = { colour: '#ffffff', widthMm: 2 } as const
    const layout = lay('aaaaaaaaaaaa', { outline, align: 'left' })
    expect(layout.overflows).toBe(true)
    expect(originsOf(layout)[0]?.[0]).toBe(101)
    expect(layout.bounds).toEqual({ x: 100, y: 214, width: 62, height: 12 })
    expect(lay('aaaaaa  aaaaa', { outline }).bounds.height).toBe(24)
    expect(lay('aaaaaa  aaaaa').bounds.height).toBe(10)
  })

  test('that are empty keep their height', () => {
    expect(lay('a\n\nb').bounds.height).toBe(34)
    expect(lay('a\n').bounds.height).toBe(22)
  })

  test('that are too wide or too high overflow', () => {
    expect(lay('aaaaaaaaaaaa').overflows).toBe(false)
    expect(lay('aaaaaaaaaaaaa').overflows).toBe(true)
    expect(lay('a\nb\nc').overflows).toBe(false)
    expect(lay('a\nb\nc\nd').overflows).toBe(true)
  })

  test.each(['left', 'right'] as const)('that are too wide overflow where they are aligned %s', (align) => {
    expect(lay('aaaaaaaaaaaa', { align }).overflows).toBe(false)
    expect(lay('aaaaaaaaaaaaa', { align }).overflows).toBe(true)
  })

  test('may fill their box exactly, but for a rounding', () => {
    const high = (height: number) => lay('a', {}, { ...BOX, height }).overflows
    expect([high(10), high(9.99), high(9.9)]).toEqual([false, false, true])
    const wide = (width: number) => lay('aa', { align: 'left' }, { ...BOX, width }).overflows
    expect([wide(10), wide(9.995), wide(9.9)]).toEqual([false, false, true])
  })
})

describe('an arc', () => {
  const points = (arc: number, words = 'wwwww') => glyphsOf(lay(words, { arc })).map(({ transform }) => transform)

  test('of 180 degrees turns the ends of the longest line by almost a quarter', () => {
    const [first, , middle, , last] = points(180)
    // Each letter covers a fifth of the half circle.
    expect(Math.atan2(first?.[1] ?? 0, first?.[0] ?? 0)).toBeCloseTo((-72 * Math.PI) / 180, 6)
    expect(Math.atan2(middle?.[1] ?? 0, middle?.[0] ?? 0)).toBeCloseTo(0, 6)
    expect(Math.atan2(last?.[1] ?? 0, last?.[0] ?? 0)).toBeCloseTo((72 * Math.PI) / 180, 6)
  })

  test('rises in the middle when positive, and falls when negative', () => {
    const heights = (arc: number) => points(arc).map(([, , , , , y]) => y)
    const [left = 0, , top = 0] = heights(120)
    expect(top).toBeLessThan(left - 5)
    const [low = 0, , deep = 0] = heights(-120)
    expect(deep).toBeGreaterThan(low + 5)
  })

  test('stays in the middle of its box, upwards the mirror of downwards', () => {
    for (const arc of [-150, -30, 30, 150]) {
      const { bounds } = lay('wwwww', { arc })
      expect(bounds.x + bounds.width / 2).toBeCloseTo(130, 6)
      expect(bounds.y + bounds.height / 2).toBeCloseTo(220, 6)
    }
  })

  test('keeps letters upright on their circle and as large as they are', () => {
    for (const [a, b, c, d] of points(77, 'Kia ora\nwhanau')) {
      expect(a * d - b * c).toBeCloseTo(1, 9)
      expect(a * c + b * d).toBeCloseTo(0, 9)
    }
  })

  test('is never tighter than the lines are high, and each line turns about the same middle', () => {
    // Two lines are 22 high. The circle of the upper baseline has a radius of 22 + 6, that of the lower one of 22 - 6.
    const [first, second, third, fourth] = points(180, 'aa\naa')
    const turned = [first, second, third, fourth].map((matrix) => Math.atan2(matrix?.[1] ?? 0, matrix?.[0] ?? 0))
    expect(turned).toEqual([-2.5 / 28, 2.5 / 28, -2.5 / 16, 2.5 / 16].map((angle) => expect.closeTo(angle, 9)))
  })

  test('places the second glyph of a letter where the turned letter has it', () => {
    const [letter, mark] = points(90, 'q')
    // The circle has a radius of ten. The mark is turned by a quarter of a radian at the end of the letter, and from there
    // it is a quarter of an em to the left and a tenth below.
    const [sin, cos] = [Math.sin(0.25), Math.cos(0.25)]
    expect((mark?.[4] ?? 0) - (letter?.[4] ?? 0)).toBeCloseTo(2.5 - 2.5 * cos + 9 * sin, 9)
    expect((mark?.[5] ?? 0) - (letter?.[5] ?? 0)).toBeCloseTo(10 - 2.5 * sin - 9 * cos, 9)
  })

  test('of 0, or one that nobody sees, is straight', () => {
    const words = 'Kia ora\nkoutou'
    expect(lay(words, { arc: 0 })).toEqual(lay(words))
    expect(lay(words, { arc: 0.05 })).toEqual(lay(words))
    const bent = originsOf(lay(words, { arc: 0.2 }))
    const straight = originsOf(lay(words))
    bent.forEach(([x = 0, y = 0], at) => {
      expect(Math.hypot(x - (straight[at]?.[0] ?? 0), y - (straight[at]?.[1] ?? 0))).toBeLessThan(0.1)
    })
  })

  test('of many short lines has no circle smaller than the lines', () => {
    const layout = lay('a\nb\nc\nd\ne', { arc: 180 })
    for (const { transform } of glyphsOf(layout)) for (const value of transform) expect(value).not.toBeNaN()
    expect(layout.bounds.height).toBeLessThan(70)
  })
})

describe('without its font', () => {
  test('a text has bars of about its length in place of glyphs', () => {
    const layout = layoutText(textOf('ab c'), BOX, noFont)
    expect(layout.isLoaded).toBe(false)
    expect(layout.missing).toEqual([])
    expect(layout.list).toEqual([
      {
        kind: 'path',
        fill: '#102030',
        path: 'M121.25 223.25L121.25 218.25L126.25 218.25L126.25 223.25ZM126.25 223.25L126.25 218.25L131.25 218.25L131.25 223.25ZM133.75 223.25L133.75 218.25L138.75 218.25L138.75 223.25Z',
      },
    ])
    expect(layout.bounds.width).toBe(17.5)
  })

  test('an empty text has no bar', () => {
    expect(layoutText(textOf(' '), BOX, noFont).list).toEqual([])
  })

  test('lines wrap by their guessed length', () => {
    expect(layoutText(textOf('aaaa bbbb cccc'), BOX, noFont).bounds.height).toBe(24.5)
  })
})

describe('any text', () => {
  const letters = fc.stringMatching(/^[a-ewqfi #\n]{0,60}$/)
  const data = fc.record({
    words: letters,
    sizeMm: fc.double({ min: 1, max: 40, noNaN: true }),
    align: fc.constantFrom('left', 'centre', 'right'),
    lineHeight: fc.double({ min: 0.5, max: 4, noNaN: true }),
    letterSpacing: fc.double({ min: -0.2, max: 2, noNaN: true }),
    outline: fc.constantFrom(undefined, { colour: '#ffffff' as const, widthMm: 1 }),
  })

  test('stays within the width of its box unless one word is too long', () => {
    fc.assert(
      fc.property(data, (changes) => {
        const { bounds } = layoutText(textOf('', changes), BOX, plainShape)
        const margin = changes.outline ? 1 : 0
        const longest = Math.max(
          ...changes.words
            .split(/\s/)
            .map(
              (word) => lay(word, { ...changes, words: word, outline: undefined }, { ...BOX, width: 1e6 }).bounds.width,
            ),
        )
        const leading = /(^|\n) +\S/.test(changes.words)
        if (longest + margin <= BOX.width && !leading) {
          expect(bounds.x).toBeGreaterThanOrEqual(BOX.x - 1e-5)
          expect(bounds.x + bounds.width).toBeLessThanOrEqual(BOX.x + BOX.width + 1e-5)
        }
      }),
    )
  })

  test('has the same room before and after its lines in all: what stands left of a centred line stands right of it', () => {
    fc.assert(
      fc.property(data, (changes) => {
        const at = (align: TextData['align']) => layoutText(textOf('', { ...changes, align }), BOX, plainShape).bounds
        const [left, centre, right] = [at('left'), at('centre'), at('right')]
        expect(centre.x).toBeCloseTo((left.x + right.x) / 2, 6)
        expect(centre.y + centre.height / 2).toBeCloseTo(BOX.y + BOX.height / 2, 6)
        expect([left.width, right.width]).toEqual([centre.width, centre.width].map((width) => expect.closeTo(width, 6)))
      }),
    )
  })

  test('keeps all of its characters in their order, but those that the font lacks', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: -180, max: 180 }), (changes, arc) => {
        const layout = layoutText(textOf('', { ...changes, arc }), BOX, plainShape)
        const drawn = glyphsOf(layout)
          .map(({ text }) => text)
          .join('')
        expect(drawn.replace(/ /g, '')).toBe(changes.words.replace(/[\s#]/g, ''))
        expect(layout.missing).toEqual(changes.words.includes('#') ? ['#'] : [])
      }),
    )
  })

  test('moves with its box and grows with it', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: -180, max: 180 }), (changes, arc) => {
        const large = { x: 7, y: 9, width: 2 * BOX.width, height: 2 * BOX.height }
        const small = originsOf(
          layoutText(textOf('', { ...changes, arc, outline: undefined }), { ...BOX, x: 0, y: 0 }, plainShape),
        )
        const twice = { ...changes, arc, outline: undefined, sizeMm: 2 * changes.sizeMm }
        const grown = originsOf(layoutText(textOf('', twice), large, plainShape))
        expect(grown).toHaveLength(small.length)
        grown.forEach(([x = 0, y = 0], at) => {
          expect(x).toBeCloseTo(7 + 2 * (small[at]?.[0] ?? 0), 4)
          expect(y).toBeCloseTo(9 + 2 * (small[at]?.[1] ?? 0), 4)
        })
      }),
    )
  })
})
