import { deflateSync } from 'node:zlib'
import { FONTS } from '@kea/design/text/fonts'
import { beforeAll, expect, test } from 'vitest'
import { createShaper, type Shaper } from './shaper'
import { createSubset, type Subset } from './subset'
import { fontFile, harfBuzzWasm, subsetWasm } from './testing/files'

const TEXT = 'Kia ora e te whānau, ngā mihi nui Ā Ē Ī Ō Ū'

let subset: Subset
let whole: Shaper
let small: Shaper
const compile = (code: BufferSource) => new WebAssembly.Module(code)

beforeAll(() => {
  subset = createSubset(subsetWasm())
  whole = createShaper(harfBuzzWasm(), compile)
  small = createShaper(harfBuzzWasm(), compile)
})

test.each(FONTS)('$family with the glyphs of a text is small and draws them as the whole font does', ({ id }) => {
  whole.addFont(id, fontFile(id))
  const ids = (whole.shape(TEXT, id, { ligatures: true })?.glyphs ?? []).map((glyph) => glyph.id)
  expect(ids.length).toBeGreaterThan(30)
  const bytes = subset(fontFile(id), ids)
  expect(deflateSync(bytes).length).toBeLessThan(16_000)
  small.addFont(id, bytes)
  for (const glyph of ids) expect(small.outline(id, glyph)).toBe(whole.outline(id, glyph))
})

test('a glyph that was not asked for has no outline, and keeps its place', () => {
  const ids = (text: string) => (whole.shape(text, 'lora', { ligatures: true })?.glyphs ?? []).map(({ id }) => id)
  const subsetted = createShaper(harfBuzzWasm(), compile)
  subsetted.addFont('lora', subset(fontFile('lora'), ids('a')))
  expect(subsetted.outline('lora', ids('a')[0] ?? 0)).toBe(whole.outline('lora', ids('a')[0] ?? 0))
  expect(subsetted.outline('lora', ids('b')[0] ?? 0)).toBe('')
})

test('a hundred subsets in a row are equal, so the memory is given back', () => {
  const font = fontFile('zilla-slab')
  const first = subset(font, [5, 6, 7])
  for (let round = 0; round < 100; round++) subset(font, [5, 6, 7])
  expect(subset(font, [5, 6, 7])).toEqual(first)
})

test('bytes that are no font are refused', () => {
  expect(() => subset(new Uint8Array([1, 2, 3, 4]), [1])).toThrow('subset')
})
