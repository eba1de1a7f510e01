import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { designDocument } from '@kea/design/document/document'
import { placedPhotosOf, surfaceOf } from '@kea/design/document/records'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureList } from '../entries.ts'
import { drawSheet, madeOf, stampOf } from './draw-sheet.ts'
import { linesOf } from './flatten.ts'
import { SAMPLES, sampleOf } from './samples.ts'
import { svgOf } from './svg.ts'

const { pictures }: PictureList = JSON.parse(readFileSync(join(import.meta.dirname, '../pictures.json'), 'utf8'))
const shown = pictures.flatMap(({ name, photos = [] }) =>
  photos.flatMap((photo) => (photo.treatment === 'design' ? [[name, photo] as const] : [])),
)

describe.each(Object.keys(SAMPLES.designs))('the sample %s', (name) => {
  test('is a document of the design tool, and the shop takes it as an order', async () => {
    const { definition, design } = await madeOf(name)
    expect(designDocument.safeParse(design).error?.issues).toBeUndefined()
    const line = { options: design.options, quantity: 1 }
    if (!sampleOf(name).isPart) expect(arrangementOf(definition).problem(definition, design, line)).toBeNull()
  })
})

test('every picture of a design shows a sheet that its sample fills', async () => {
  expect(shown.length).toBeGreaterThan(40)
  const empty: string[] = []
  for (const [name, { design: sample, sheet }] of shown) {
    const { design } = await madeOf(sample)
    const surface = surfaceOf(design, `surface:${sheet}`)
    const isFilled =
      surface && (placedPhotosOf(design).some((item) => item.surface === surface.id) || surface.background)
    if (!isFilled) empty.push(`${name}: ${sample} ${sheet}`)
  }
  expect(empty).toEqual([])
})

test('a spread is drawn with its photo across both pages, and half of it is its page', async () => {
  const meanOf = async (png: Buffer) => (await sharp(png).stats()).channels.map(({ mean }) => Math.round(mean / 4))
  const whole = await drawSheet({ design: 'our-year', sheet: 'spread:5' }, 400)
  const { width, height } = await sharp(whole).metadata()
  expect([width, height]).toEqual([400, 200])
  const left = await drawSheet({ design: 'our-year', sheet: 'spread:5', half: 'left' }, 200)
  const cut = await sharp(whole).extract({ left: 0, top: 0, width: 200, height: 200 }).png().toBuffer()
  expect(await meanOf(left)).toEqual(await meanOf(cut))
})

test('the words of a linen cover are outlines on its spine and on its front', async () => {
  const outlines = await stampOf({ design: 'linen-book', sheet: 'title', half: 'spine' })
  // 48 pages: a spine of 8.7 mm.
  const [spine, front] = [true, false].map((isSpine) =>
    outlines.filter((line) => line.every(([x]) => x < 8.7 === isSpine)),
  )
  expect(spine?.length).toBeGreaterThanOrEqual(6)
  expect(front?.length).toBe(spine?.length)
  expect(outlines.length).toBe((spine?.length ?? 0) + (front?.length ?? 0))
})

test('a path with curves becomes closed lines of points', () => {
  const lines = linesOf('M0 0L2 0C2 1 1 2 0 2ZM5 5L6 5L6 6Z')
  expect(lines.map((line) => line.length)).toEqual([10, 3])
  expect(lines[0]?.at(-1)).toEqual([0, 2])
  expect(lines[1]).toEqual([
    [5, 5],
    [6, 5],
    [6, 6],
  ])
})

test('a display list becomes SVG: clips, turns, letters with a line around them', () => {
  const box = { x: 0, y: 0, width: 20, height: 10 }
  const svg = svgOf(
    [
      {
        kind: 'group',
        transform: [0, 1, -1, 0, 20, 0],
        clip: 'M0 0L5 0L5 5Z',
        children: [{ kind: 'image', photo: 'lake', transform: [10, 0, 0, 5, 1, 2], derived: null }],
      },
      {
        kind: 'glyphs',
        font: 'lora',
        sizeMm: 4,
        glyphs: [{ id: 7, text: 'a', transform: [1, 0, 0, 1, 3, 8] }],
        colour: '#102030',
        outline: { colour: '#ffffff', widthMm: 0.4 },
      },
    ],
    box,
    8,
    {
      photo: (name, width, height) => `${name}-${width}x${height}`,
      outline: (font, glyph) => `M${glyph} 0L1 1Z${font === 'lora' ? '' : 'x'}`,
    },
  )
  expect(svg).toContain('width="160" height="80" viewBox="0 0 20 10"')
  expect(svg).toContain('<clipPath id="c0"><path d="M0 0L5 0L5 5Z"/></clipPath>')
  expect(svg).toContain(
    '<g transform="matrix(0 1 -1 0 20 0)"><g clip-path="url(#c0)"><image transform="matrix(0.125 0 0 0.125 1 2)" width="80" height="40" preserveAspectRatio="none" href="lake-80x40"/></g></g>',
  )
  expect(svg.match(/<path transform="matrix\(1 0 0 1 3 8\) scale\(4\)" d="M7 0L1 1Z"/g)).toHaveLength(2)
  expect(svg.indexOf('stroke="#ffffff" stroke-width="0.1"')).toBeLessThan(svg.indexOf('fill="#102030"'))
})
