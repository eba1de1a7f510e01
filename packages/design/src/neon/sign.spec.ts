import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/crop'
import { figuresOf } from './figures'
import narrow from './fonts/narrow.json' with { type: 'json' }
import round from './fonts/round.json' with { type: 'json' }
import script from './fonts/script.json' with { type: 'json' }
import { lettersOf } from './paid-letters'
import type { SignDrawing } from './place-drawing'
import { sayProblem } from './say-problem'
import { neonSign, type SignRequest } from './sign'
import { linesOf } from './sign-words'
import { TUBE_DRAWINGS, type TubeDrawing } from './tube-data'

const RULES = {
  tube: { widthMm: 6, leastRadiusMm: 8, gapMm: 9, cutMm: 10, wattsPerM: 9.6, feedM: 5 },
  leastLetterMm: 60,
  board: { marginMm: 30, cornerMm: 20, holeMm: 14.5, thicknessMm: 5 },
  adaptorsW: [24, 36, 60, 100],
}
const FONTS = { script, round, narrow }

const request = (lines: string[], change: Partial<SignRequest> = {}): SignRequest => ({
  words: { lines, align: 'centre', lineSpacing: 1.6 },
  font: round,
  drawing: null,
  board: 'round',
  size: { width: 800, height: 300 },
  ...change,
})

const beside = (drawing: TubeDrawing): SignDrawing => ({ drawing, place: 'right', height: 1.1 })

/** Every few points of the tubes. */
const pointsOf = (sign: NonNullable<ReturnType<typeof neonSign>>) =>
  sign.pieces.flatMap(({ line }) => line.filter((_, at) => at % 7 === 0))

/** True for a point inside a closed line. */
function isInside(line: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [at, here] of line.entries()) {
    const before = line.at(at - 1) ?? here
    const crosses = here.y > y !== before.y > y
    if (crosses && x < here.x + ((y - here.y) / (before.y - here.y)) * (before.x - here.x)) inside = !inside
  }
  return inside
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const nearest = (from: Point, points: readonly Point[]): number =>
  points.reduce((least, point) => Math.min(least, far(from, point)), Number.POSITIVE_INFINITY)

describe('a sign', () => {
  it('of an H is two legs and a bar, which is cut where it meets them, on a rectangle', () => {
    const sign = neonSign(request(['H'], { font: narrow, board: 'rectangle' }), RULES)
    expect(sign?.problem).toBeNull()
    expect(sign?.pieces.map(({ litMm }) => litMm % 10)).toEqual([0, 0, 0])
    // 300 mm without 30 mm on each side, and 6 mm on each for a tail, is 228 mm from the top of its legs to their ends.
    expect(sign?.letterMm).toBeCloseTo(236, 0)
    expect(sign?.board.holes).toHaveLength(2)
  })

  const words = fc.stringMatching(/^[A-Za-zāēīōū]{2,9}$/)
  const fonts = fc.constantFrom('script' as const, 'round' as const, 'narrow' as const)

  it('has a board with its margin around every tube, and holes on it', () => {
    fc.assert(
      fc.property(words, fonts, fc.constantFrom('round' as const, 'rectangle' as const), (text, font, board) => {
        const sign = neonSign(request([text], { font: FONTS[font], board, size: { width: 1200, height: 400 } }), RULES)
        if (!sign) throw new Error('no sign')
        const tubes = pointsOf(sign)
        for (const point of tubes) expect(isInside(sign.board.edge, point)).toBe(true)
        for (const edge of sign.board.edge) expect(nearest(edge, tubes)).toBeGreaterThan(29)
        expect(sign.board.holes.length).toBeGreaterThanOrEqual(2)
        for (const hole of sign.board.holes) {
          expect(isInside(sign.board.edge, hole)).toBe(true)
          expect(nearest(hole, tubes)).toBeGreaterThan(12)
        }
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  it('stays within its size, and a larger one never breaks a radius or a gap', () => {
    fc.assert(
      fc.property(words, fonts, fc.constantFrom(null, ...TUBE_DRAWINGS), (text, font, drawing) => {
        const at = (width: number) =>
          neonSign(
            request([text], {
              font: FONTS[font],
              drawing: drawing && beside(drawing),
              size: { width, height: width / 2 },
            }),
            RULES,
          )
        const [small, large] = [at(700), at(1100)]
        if (!small || !large) throw new Error('no sign')
        expect(small.board.box.width).toBeLessThanOrEqual(700.5)
        expect(small.board.box.height).toBeLessThanOrEqual(350.5)
        if (small.problem === null) expect(large.problem).toBeNull()
      }),
      { numRuns: 20 },
    )
  }, 60_000)

  it('is made of words alone: the same words, the same sign', () => {
    const one = neonSign(request(['Aroha']), RULES)
    expect(neonSign(request(['Aroha']), RULES)).toEqual(one)
  })

  it('of which nothing is left after its cuts has no tube and no board, and is too small', () => {
    // One loop that crosses itself, at a size at which the tube is wider than the loop.
    const loop = { advance: 100, strokes: ['M0 0C200 -200 -100 -200 100 0'] }
    const font = { capHeight: 100, space: 50, joins: false, glyphs: { e: loop } }
    const tube = { ...RULES.tube, widthMm: 300, leastRadiusMm: 0.1, cutMm: 9000 }
    const sign = neonSign(request(['e'], { font }), { ...RULES, tube })
    expect(sign).toMatchObject({ pieces: [], board: { areaMm2: 0 }, problem: { kind: 'small' } })
  })

  it('without words is none', () => {
    expect(neonSign(request(['  ', '']), RULES)).toBeNull()
  })
})

describe('the figures', () => {
  it('are those of the tube and the board', () => {
    const sign = neonSign(request(['OPEN'], { board: 'rectangle', size: { width: 550, height: 250 } }), RULES)
    const figures = sign && figuresOf(sign, RULES)
    expect(figures).toMatchObject({ pieces: 7, joints: 6, feeds: 1, adaptors: 1, adaptorW: 24 })
    expect(figures?.metres).toBeGreaterThan(1.3)
    expect(figures?.watts).toBe(Math.ceil((figures?.metres ?? 0) * 9.6))
    // Acrylic of 1.19 g/cm³, 5 mm thick, and 100 g for each metre of tube.
    const { width = 0, height = 0 } = sign?.board.box ?? {}
    expect(figures?.grams).toBeCloseTo((width / 10) * (height / 10) * 0.5 * 1.19 + 100 * (figures?.metres ?? 0), -2)
  })

  it('load an adaptor to at most 85 %, take two of the largest, and feed twice beyond 5 m', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    const lit = (metres: number) => {
      const piece = { line, row: 0, isAccent: false, characters: 'a', litMm: metres * 1000 }
      const board = { edge: [], holes: [], areaMm2: 0, box: { x: 0, y: 0, width: 1, height: 1 } }
      const { watts, adaptors, adaptorW, feeds } = figuresOf(
        { letterMm: 1, pieces: [piece], board, problem: null },
        RULES,
      )
      return [watts, adaptors, adaptorW, feeds]
    }
    // 24 W × 85 % = 20.4 W = 2.125 m.
    expect(lit(2.12)).toEqual([21, 1, 24, 1])
    expect(lit(2.13)).toEqual([21, 1, 36, 1])
    expect(lit(5)).toEqual([48, 1, 60, 1])
    expect(lit(5.01)).toEqual([49, 1, 60, 2])
    expect(lit(8.86)).toEqual([86, 2, 100, 2])
  })
})

/** Two hundred that shoppers may type. */
const TYPED = [
  ...'Mia Tama Isla Nikau Charlotte Aroha Whetū Manaia Tāne Māia Kōwhai Hēmi Wiremu Ngaio Rāwiri Tūī Pōneke Ōtautahi'.split(
    ' ',
  ),
  ...'Jürgen Zoë François Łukasz Ñuñoa Åse Søren Çelik Renée Chloë O’Brien D’Arcy Anne-Marie Smith-Jones St.John'.split(
    ' ',
  ),
  ...[
    'kia ora',
    'Ngā mihi',
    'haere mai',
    'E hoki mai',
    'Sāmoa',
    'faʻafetai',
    'Tālofa lava',
    'fiafia',
    'ʻofa atu',
    'Mālō',
  ],
  ...[
    'The Wilsons',
    'Whānau Tipene',
    'Est. 2019',
    'Mr & Mrs',
    '24/7',
    '#1 Dad',
    '50%',
    'Hi!',
    'Why?',
    '(you)',
    '* * *',
  ],
  ...['🎉', 'Love ❤', 'مرحبا', '你好', 'Привет', 'Ωmega', '\u200b', '´', 'x'.repeat(40), 'W'.repeat(14), 'I', '.', '-'],
  ...Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at)),
  ...Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at)),
  ...Array.from({ length: 10 }, (_, at) => String(at).repeat(3)),
  ...Array.from({ length: 26 }, (_, at) => `${String.fromCharCode(65 + at)}${'aeiou'[at % 5]}${'lmnrst'[at % 6]}a`),
  ...Array.from({ length: 50 }, (_, at) =>
    `${'ĀĒĪŌŪ'[at % 5]}${'hknprtw'[at % 7]}${'āēīōū'[(at + 2) % 5]}`.repeat(1 + (at % 3)),
  ),
]

describe('words that are typed', () => {
  it('can be bent in the largest size of a name, or have a reason that names the letter', () => {
    expect(TYPED.length).toBeGreaterThanOrEqual(200)
    let made = 0
    const fonts = Object.values(FONTS)
    for (const [at, text] of TYPED.entries()) {
      const font = fonts[at % fonts.length] ?? script
      const board = 'rectangle'
      const sign = neonSign(request([text], { font, board, size: { width: 1200, height: 400 } }), RULES)
      if (sign?.problem === null) {
        made += 1
        expect(figuresOf(sign, RULES).metres, text).toBeGreaterThan(0)
      } else if (sign?.problem && sign.problem.kind !== 'small') {
        expect(sayProblem(sign.problem), text).toMatch(/“.+”/)
      }
    }
    expect(made / TYPED.length).toBeGreaterThan(0.85)
  }, 120_000)

  it('name what cannot be bent, with what can', () => {
    const said = (text: string) => {
      const problem = neonSign(request([text]), RULES)?.problem
      return problem && sayProblem(problem)
    }
    expect(said('Love ❤')).toBe('We cannot bend “❤”. Use letters, numbers and simple signs.')
    expect(said('x'.repeat(40))).toMatch(
      /^Letters of \d cm are too small to bend\. Use fewer letters, or choose a larger size\.$/,
    )
    expect(said('🎉')).toBe('We cannot bend “🎉”. Use letters, numbers and simple signs.')
    expect(said('O’Brien')).toBeNull()
  })

  it('cost by letters: blanks and macrons are free', () => {
    expect(lettersOf([{ words: 'Whānau Tipene' }])).toBe(12)
    expect(lettersOf([{ words: 'Wha\u0304nau' }, { words: ' ' }])).toBe(6)
    expect(lettersOf([{ words: 'Mr & Mrs' }])).toBe(6)
    expect(linesOf('one\ntwo\nthree\nfour')).toEqual(['one', 'two', 'three'])
    expect(linesOf('one\n\n')).toEqual(['one'])
  })
})
