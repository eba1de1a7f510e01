import type { Box, DisplayPage, GlyphsPrimitive, Matrix, Primitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'
import { bytesSource } from '@kea/photo/byte-source'
import { createShaper } from '@kea/text/shaper'
import { createSubset } from '@kea/text/subset'
import { fontFile, harfBuzzWasm, subsetWasm } from '@kea/text/testing/files'
import { type PrintFacts, pdfOf } from '../pdf-file'
import type { PdfFile } from '../pdf-plan'
import type { Original, PrintResources } from '../resources'

export const FACTS: PrintFacts = {
  title: 'Order 000000012, line 3: ngā whenua & <awa>',
  id: '0123456789abcdef0123456789ABCDEF',
  created: new Date('2026-11-23T09:45:00.123Z'),
  slug: null,
}

const box = (width: number, height: number, by = 0): Box => ({
  x: -by,
  y: -by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A page of 200 × 100 mm with 3 mm of bleed. */
export function page(list: readonly Primitive[], more: Partial<DisplayPage> = {}): DisplayPage {
  return {
    surface: 'surface:front',
    label: 'Front',
    bleedBox: box(200, 100, 3),
    trimBox: box(200, 100),
    list,
    cuts: [],
    copies: 1,
    ...more,
  }
}

/** The photo on a rectangle. */
export const photo = (id: string, transform: Matrix = [200, 0, 0, 100, 0, 0]): Primitive => ({
  kind: 'image',
  photo: id,
  transform,
  derived: null,
})

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** An original in memory. */
export const original = (key: string, bytes: Uint8Array): Original => ({
  key,
  name: `${key}.jpg`,
  source: bytesSource(bytes),
  end: null,
  open: async (from, to) => streamOf(bytes.subarray(from, to)),
})

/** Real fonts and HarfBuzz, and no changed pixels. */
export const TEXT: Pick<PrintResources, 'font' | 'subset' | 'derived'> = {
  derived: async () => null,
  font: async (id) => fontFile(id as FontId),
  subset: createSubset(subsetWasm()),
}

const shaper = createShaper(harfBuzzWasm())
export const shape: Shape = (text, font, options) => {
  shaper.addFont(font, fontFile(font))
  return shaper.shape(text, font, options)
}

/** A line of text from the start of its baseline. */
export function line(text: string, font: FontId, sizeMm: number, [x, y]: readonly [number, number]): GlyphsPrimitive {
  let at = x
  const run = shape(text, font, { ligatures: true })
  const glyphs = (run?.glyphs ?? []).map(({ id, text: part, advance, dx, dy }) => {
    const start = at
    at += advance * sizeMm
    return { id, text: part, transform: [1, 0, 0, 1, start + dx * sizeMm, y + dy * sizeMm] as Matrix }
  })
  return { kind: 'glyphs', font, sizeMm, glyphs, colour: '#000000' }
}

/** Originals in memory by the ids of their photos. */
export const resourcesOf = (files: Readonly<Record<string, Uint8Array>>, derived = TEXT.derived): PrintResources => ({
  ...TEXT,
  derived,
  async original(id) {
    const bytes = files[id]
    if (!bytes) throw new Error(`No photo "${id}"`)
    return original(id, bytes)
  },
})

/** All that a file writes. */
export async function writtenBytes(file: PdfFile): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  await file.write(
    new WritableStream({
      write(part) {
        parts.push(new Uint8Array(part))
      },
    }),
  )
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export async function written(
  pages: readonly DisplayPage[],
  files: Readonly<Record<string, Uint8Array>> = {},
  derived?: PrintResources['derived'],
): Promise<Uint8Array<ArrayBuffer>> {
  return writtenBytes(await pdfOf(pages, resourcesOf(files, derived), FACTS))
}
