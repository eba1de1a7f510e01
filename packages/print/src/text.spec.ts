import type { GlyphsPrimitive } from '@kea/design/geometry/display-list'
import { describe, expect, test } from 'vitest'
import { pdfOf } from './pdf-file'
import { slugLine } from './slug-line'
import { FACTS, line, page, resourcesOf, shape, written, writtenBytes } from './testing/print-case'
import { contentOf, objectsOf, pagesIn, referred, streamOf } from './testing/read-pdf'

const text = line('Kia ora', 'lora', 10, [5, 50])

async function contentWith(primitive: GlyphsPrimitive): Promise<string> {
  const objects = objectsOf(await written([page([primitive])]))
  const [front] = pagesIn(objects)
  return front ? contentOf(objects, front) : ''
}

describe('text in a print file', () => {
  test('has each glyph at its place, with y of the letters upwards', async () => {
    const turned: GlyphsPrimitive = {
      ...text,
      glyphs: text.glyphs.slice(0, 1).map((glyph) => ({ ...glyph, transform: [0.5, 0.25, -0.25, 0.5, 7, 8] })),
    }
    expect(await contentWith(turned)).toMatch(
      /0 0 0 rg\nBT \/Font\d+ 10 Tf\n0\.5 0\.25 0\.25 -0\.5 7 8 Tm <0001> Tj\nET/,
    )
  })

  test('has its outline behind it, with round corners', async () => {
    const content = await contentWith({ ...text, outline: { colour: '#ff0000', widthMm: 0.8 } })
    expect(content).toMatch(/q 1 0 0 RG 0\.8 w 1 j 1 Tr\nBT [^Q]*ET\nQ\n0 0 0 rg\nBT [^Q]*ET/)
  })

  test('without a letter is nothing', async () => {
    const objects = objectsOf(await written([page([{ ...text, glyphs: [] }])]))
    expect(objects.filter(({ text }) => text.includes('/Type/Font'))).toEqual([])
  })

  test('has one code for a glyph with its text, and another for the same glyph with another text', async () => {
    const [k, i] = text.glyphs
    if (!k || !i) throw new Error('No glyphs')
    const glyphs = [k, i, k, { ...k, text: 'ka' }]
    const codes = [...(await contentWith({ ...text, glyphs })).matchAll(/<(\w{4})> Tj/g)].map(([, code]) => code)
    expect(codes).toEqual(['0001', '0002', '0001', '0003'])
  })

  test('embeds each font once for all pages, with the used glyphs and their widths', async () => {
    const pages = [page([text]), page([text, line('Ōtautahi', 'figtree', 5, [0, 10])])]
    const objects = objectsOf(await written(pages))
    const fonts = objects.filter(({ text }) => text.includes('/Subtype/Type0'))
    expect(fonts.map(({ text }) => /\/BaseFont\/([\w+-]+)/.exec(text)?.[1])).toEqual(['AAAAAA+lora', 'AAAAAB+figtree'])
    const files = objects.filter(({ text }) => text.includes('/Length1'))
    expect(files).toHaveLength(2)
    for (const file of files) expect(streamOf(file).length).toBeLessThan(9_000)
    const widths = objects.map(({ text }) => /\/W\[1\[([\d. ]+)\]\]/.exec(text)?.[1]?.split(' ').length)
    expect(widths.filter((count) => count !== undefined)).toEqual([6, 6])
    expect(fonts[0] && referred(objects, fonts[0], 'ToUnicode').text).toContain('FlateDecode')
  })
})

describe('the line outside the bleed', () => {
  const slug = slugLine('000000012 · 3 · Ngā Whenua ✂', shape)
  const file = async (width: number) => {
    const box = { x: -1, y: -2, width, height: 50 }
    const pages = [page([], { bleedBox: box, trimBox: box })]
    const objects = objectsOf(await writtenBytes(await pdfOf(pages, resourcesOf({}), { ...FACTS, slug })))
    const [front] = pagesIn(objects)
    if (!front) throw new Error('No page')
    return { content: contentOf(objects, front), media: Number(/MediaBox\[0 0 ([\d.]+)/.exec(front.text)?.[1]) }
  }
  const POINTS = 72 / 25.4

  test('is below the bleed, after the content and its clip', async () => {
    const { content } = await file(100)
    expect(content).toMatch(/W n\nQ\nq 1 0 0 1 -1 53 cm\n0 0 0 rg\nBT/)
  })

  test('widens the paper of a small piece', async () => {
    expect(slug.widthMm).toBeGreaterThan(25)
    expect(slug.widthMm).toBeLessThan(60)
    expect((await file(100)).media).toBeCloseTo(116 * POINTS, 3)
    expect((await file(10)).media).toBeCloseTo((slug.widthMm + 16) * POINTS, 3)
  })

  test('needs its font', () => {
    expect(() => slugLine('a', () => null)).toThrow('The font figtree is not loaded')
  })
})
