import { newDocument } from '@kea/design/arrangement/new-document'
import { composeSurface } from '@kea/design/compose/compose'
import type { DesignDocument, PlacedNeon } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { itemsOf, surfacesOf } from '@kea/design/document/records'
import type { Matrix, Primitive } from '@kea/design/geometry/display-list'
import type { Size } from '@kea/design/geometry/surfaces'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { lineLength } from '@kea/design/neon/tube-line'
import { parseDefinition } from '@kea/design/product/definition'
import { partOf } from '@kea/design/product/parts'
import { PrintRefusal } from '@kea/print/print-refusal'
import { slugLine } from '@kea/print/slug-line'
import { FACTS, resourcesOf, shape, TEXT, writtenBytes } from '@kea/print/testing/print-case'
import { contentOf, objectsOf, pagesIn } from '@kea/print/testing/read-pdf'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { planPrint } from '../packages/store/src/modules/print-plan/plan-print'
import { planTemplate } from '../packages/store/src/modules/print-plan/plan-template'
import { designed, uidOf } from './support/designed-products'
import { type GreyPart, type Judge, judge } from './support/pdf-judges'

const [, , json = ''] = designed.find(([sku]) => sku === 'kids-name-neon-sign') ?? []
const definition = parseDefinition(json)
/** 70 × 30 cm, sky blue, a moon beside it, in handwriting. */
const options = [uidOf(2151, 215103), uidOf(2152, 215204), uidOf(2153, 215303), uidOf(2154, 215401)]

/** A sign with these words, each line in a colour if it has one of its own. */
function signOf(...lines: PlacedNeon['data']['lines']): DesignDocument {
  const opened = newDocument(definition, { sku: 's', tool: 't', options })
  const item = itemsOf(opened).find(({ type }) => type === 'neon')
  if (item?.type !== 'neon') throw new Error('The sign has no words')
  return applyPatch(opened, { put: [{ ...item, data: { ...item.data, lines } }] }).document
}

const TAMA = signOf({ words: 'Tama', colour: 'pink' })

const facts = () => ({ ...FACTS, slug: slugLine('Order 000000012 · line 1 · kids-name-neon-sign', shape) })

async function sheetOf(design = TAMA, chosen: readonly string[] = options) {
  const line = { definition, design, options: [...chosen], quantity: 1 }
  const { pdfs } = await planPrint(line, { resources: resourcesOf({}), shape, facts })
  const [pdf] = pdfs
  if (!pdf || pdfs.length > 1) throw new Error(`The line has ${pdfs.length} files`)
  return writtenBytes(pdf)
}

async function templateOf(design = TAMA) {
  const text = { ...TEXT, shape }
  const pdf = await planTemplate({ definition, design, options }, { text, facts: FACTS, heading: 'Order 000000012' })
  if (!pdf) throw new Error('The line is no sign')
  return writtenBytes(pdf)
}

const INK = { shape, drawing: drawingOf, months: () => null, cards: () => null, neons: () => NEONS }

function surfaceOf(design: DesignDocument) {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}

/** What the tool draws, by a program that is not ours. */
function svgOf(list: readonly Primitive[], { width, height }: Size): string {
  const matrix = (transform: Matrix = [1, 0, 0, 1, 0, 0]) => `matrix(${transform.join(' ')})`
  const drawn = (entries: readonly Primitive[]): string =>
    entries
      .map((entry) => {
        if (entry.kind === 'group') return `<g transform="${matrix(entry.transform)}">${drawn(entry.children)}</g>`
        if (entry.kind !== 'path') return ''
        const { path, fill = 'none', stroke } = entry
        return `<path d="${path}" fill="${fill}" stroke="${stroke?.colour ?? 'none'}" stroke-width="${stroke?.widthMm ?? 0}"/>`
      })
      .join('')
  const size = `width="${width}" height="${height}" viewBox="0 0 700 300" preserveAspectRatio="none"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn(list)}</svg>`
}

const WHITE = [255, 255, 255]
/** The colours of the tool: the board, and tubes. The sheet has three fifths of white in those of the tubes. */
const BOARD = [238, 241, 243]
const [PINK, LIGHT_PINK] = [
  [255, 79, 163],
  [255, 185, 218],
]
const [SKY, LIGHT_SKY] = [
  [70, 184, 255],
  [181, 227, 255],
]

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    ...{ width, height },
    isAt: (at: number, colour: readonly number[] = []) =>
      colour.every((value, channel) => Math.abs((data[at * channels + channel] ?? 0) - value) <= 3),
  }
}

let open: Judge | null = null
afterEach(() => {
  open?.close()
  open = null
})

const POINTS = 72 / 25.4
const inMm = (points: number) => Math.round((points / POINTS) * 10) / 10

/** The sign as the engine bends it, and where its board is on the page. */
function bent(design = TAMA) {
  const part = partOf(definition, options, 'sign')
  const item = itemsOf(design).find(({ type }) => type === 'neon')
  const sign = item?.type === 'neon' ? NEONS.signOf(part, { width: 700, height: 300 }, item) : null
  if (!sign) throw new Error('The sign has no words')
  return sign
}

/** The longest run of dark pixels in a row of them, in mm. */
function longestLineMm({ width, height, data }: GreyPart): number {
  let most = 0
  for (let row = 0; row < height; row++) {
    let run = 0
    for (let column = 0; column < width; column++) {
      run = (data[row * width + column] ?? 255) < 128 ? run + 1 : 0
      most = Math.max(most, run)
    }
  }
  return most / 10
}

/** Its end ticks stand with half of their line beyond it. */
const TICK_MM = 0.2

describe('the production sheet of a sign', () => {
  it('is a page of the ordered size, with room around it', async () => {
    open = judge(await sheetOf())
    open.check()
    const [{ trim = [] } = {}, ...more] = open.pageBoxes()
    expect(more).toEqual([])
    const [left = 0, bottom = 0, right = 0, top = 0] = trim
    expect([right - left, top - bottom].map(inMm)).toEqual([700, 300])
    const media = /MediaBox: +0.00 +0.00 +([\d.]+) +([\d.]+)/.exec(open.boxes())?.slice(1).map(Number) ?? []
    const [width = 0, height = 0] = media
    expect([left, width - right, height - top].map(inMm)).toEqual([15, 15, 15])
    expect(inMm(bottom)).toBeGreaterThan(60)
  })

  it('has a layer for each colour of tube, for the cut and for the figures', async () => {
    open = judge(await sheetOf())
    const names = [...open.objects().matchAll(/\/Name \(([^)]+)\)\s+\/Type \/OCG/g)].map(([, name]) => name)
    expect(names.sort()).toEqual(['Cut', 'Figures', 'Tube pink', 'Tube sky blue'])
  })

  it('cuts the board and each of its holes by the ink of the cutters', async () => {
    const objects = objectsOf(await sheetOf())
    expect(objects.filter(({ text }) => text.includes('/Separation/CutContour'))).toHaveLength(1)
    const [page] = pagesIn(objects)
    const cut = page && /\/OC \/Cut BDC q([\s\S]+?)Q EMC/.exec(contentOf(objects, page))?.[1]
    const paths = (cut ?? '').split(' S\n').slice(0, -1)
    const { board } = bent()
    expect(paths).toHaveLength(1 + board.holes.length)
    expect(board.holes.length).toBeGreaterThanOrEqual(2)
    for (const [at, hole] of board.holes.entries()) {
      // A hole of 6 mm begins at its highest point.
      const [x = 0, y = 0] =
        /([-\d.]+) ([-\d.]+) m/
          .exec(paths[at + 1] ?? '')
          ?.slice(1)
          .map(Number) ?? []
      expect(x).toBeCloseTo(hole.x + (700 - board.box.width) / 2, 2)
      expect(y).toBeCloseTo(hole.y - 3 + (300 - board.box.height) / 2, 2)
    }
  })

  it('numbers each piece with its lit length in mm and in cuts', async () => {
    open = judge(await sheetOf())
    const words = open.text()
    const { pieces } = bent()
    expect(pieces.length).toBeGreaterThan(5)
    for (const [at, { litMm }] of pieces.entries()) expect(words).toContain(`${at + 1} · ${litMm} (${litMm / 10})`)
    const dark = pieces.filter(({ line, litMm }) => lineLength(line) - litMm > 0.05)
    expect(words.match(/mm dark,/g)?.length ?? 0).toBe(dark.length)
    expect(dark.length).toBeGreaterThan(0)
  })

  it('says in words what it is made of, and whose it is', async () => {
    open = judge(await sheetOf())
    const words = open.text()
    const said = [
      ...['Order 000000012 · line 1', '“Tama” in pink', 'moon', '6 mm, cut every 10 mm', '8 mm radius'],
      ...['1 × 24 W', 'up to 700 × 300 mm', '5 mm thick, cut around the tubes', 'Joints', 'Feeds', '100 mm'],
    ]
    expect(said.filter((each) => !words.includes(each))).toEqual([])
    const figures = NEONS.figuresOf(partOf(definition, options, 'sign'), bent())
    expect(words).toContain(`${figures?.metres.toFixed(2)} m\n`.trim())
    expect(words).toContain(`${figures?.watts} W`)
    expect(words).toContain(`${figures?.widthMm} × ${figures?.heightMm} mm`)
  })

  it('has a mark of 100 mm by the tape measure', async () => {
    open = judge(await sheetOf())
    const line = longestLineMm(await open.greyAt(1, { x: 10, y: 15 + 300 + 12, width: 112, height: 4 }))
    expect(Math.abs(line - TICK_MM - 100)).toBeLessThanOrEqual(0.1)
  })

  it('has its tubes where the tool shows them', async () => {
    const dpi = 50
    open = judge(await sheetOf())
    const sheet = await pixelsOf(await open.trimmedPage(1, dpi))
    const drawn = svgOf(composeSurface(definition, TAMA, surfaceOf(TAMA), INK).list, sheet)
    const screen = await pixelsOf(Buffer.from(drawn))
    expect([screen.width, screen.height]).toEqual([sheet.width, sheet.height])
    // On the screen a tube has its colour; on the sheet a light one, and ink over it.
    const lost = { shown: 0, missing: 0, strange: 0 }
    for (let at = 0; at < screen.width * screen.height; at++) {
      const isTube = [PINK, SKY].some((colour) => screen.isAt(at, colour))
      const isBand = [LIGHT_PINK, LIGHT_SKY].some((colour) => sheet.isAt(at, colour))
      if (isTube) lost.shown++
      if (isTube && sheet.isAt(at, WHITE)) lost.missing++
      if (isBand && screen.isAt(at, BOARD)) lost.strange++
    }
    expect(lost.shown).toBeGreaterThan(5_000)
    expect(lost.missing + lost.strange).toBeLessThan(lost.shown * 0.005)
  })

  it.each([
    ['words of another script', [{ words: 'مرحبا' }]],
    ['forty letters', [{ words: 'W'.repeat(40) }]],
  ])('is refused for %s, and so is the template', async (_, lines) => {
    const design = signOf(...lines)
    await expect(sheetOf(design)).rejects.toThrow(PrintRefusal)
    await expect(templateOf(design)).rejects.toThrow(PrintRefusal)
  })

  it('is refused for no words and no drawing, and is that of the drawing for no words', async () => {
    const moon = signOf({ words: '' })
    const none = options.map((uid) => (uid === uidOf(2153, 215303) ? uidOf(2153, 215301) : uid))
    await expect(sheetOf({ ...moon, options: none }, none)).rejects.toThrow(PrintRefusal)
    expect((await sheetOf(moon)).length).toBeGreaterThan(5_000)
  })

  it('is refused for copies that are not paid, and so is the template', async () => {
    const more = { ...surfaceOf(TAMA), copies: 9 }
    const design = { ...TAMA, records: { ...TAMA.records, [more.id]: more } }
    await expect(sheetOf(design)).rejects.toThrow(PrintRefusal)
    await expect(templateOf(design)).rejects.toThrow(PrintRefusal)
  })
})

describe('the wall template of a sign', () => {
  it('is on sheets of A4, each with a mark of 100 mm and its place', async () => {
    open = judge(await templateOf())
    open.check()
    const boxes = open.pageBoxes()
    expect(boxes).toHaveLength(4)
    for (const { trim } of boxes) expect(trim.map(inMm)).toEqual([0, 0, 210, 297])
    const words = open.text()
    for (const page of [1, 2, 3, 4]) {
      const line = longestLineMm(await open.greyAt(page, { x: 8, y: 274, width: 108, height: 4 }))
      expect(Math.abs(line - TICK_MM - 100)).toBeLessThanOrEqual(0.1)
      expect(words).toContain(`Sheet ${page} of 4: row 1 of 1, column ${page} of 4`)
    }
  })

  it('has each hole, with its distance to the next one', async () => {
    open = judge(await templateOf())
    const words = open.text()
    const { holes } = bent().board
    for (const at of holes.keys()) expect(words).toContain(`Hole ${at + 1}:`)
    const [first, second] = holes
    const far = Math.round(((second?.x ?? 0) - (first?.x ?? 0)) * 10) / 10
    expect(words).toContain(`Holes 1 and 2 are ${far} mm apart, level.`)
  })

  it('has the first hole where it is from the edge of the board', async () => {
    open = judge(await templateOf())
    const [hole] = bent().board.holes
    // The sheet begins 10 mm from its edge, and the board 1 mm later.
    const at = { x: 11 + (hole?.x ?? 0) - 2, y: 11 + (hole?.y ?? 0) - 2, width: 4, height: 4 }
    const { data, width } = await open.greyAt(1, at)
    const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < 128
    const cross = [0, 10, 30, 39].flatMap((far) => [isDark(far, 20), isDark(20, far)])
    expect(cross).toEqual(cross.map(() => true))
    expect([isDark(10, 10), isDark(30, 30)]).toEqual([false, false])
  })
})

it('the board of a sign is never larger than the size that is paid', () => {
  const names = ['Mia', 'Charlotte', 'Ōtāne', 'fjg']
  const larger = [215101, 215103].flatMap((size) =>
    [215401, 215402, 215403].flatMap((font) =>
      [215301, 215303].flatMap((drawing) =>
        names.filter((words) => {
          const chosen = [uidOf(2151, size), uidOf(2152, 215204), uidOf(2153, drawing), uidOf(2154, font)]
          const part = partOf(definition, chosen, 'sign')
          const face = { width: part.size.widthMm, height: part.size.heightMm }
          const item = itemsOf(signOf({ words })).find(({ type }) => type === 'neon')
          const sign = item?.type === 'neon' ? NEONS.signOf(part, face, item) : null
          const box = sign && !sign.problem ? sign.board.box : { width: 0, height: 0 }
          return box.width > face.width || box.height > face.height
        }),
      ),
    ),
  )
  expect(larger).toEqual([])
})

it('a sign that is larger than the size that is paid is refused', async () => {
  // A strip that can be cut every half metre only: the board gets 712 mm wide on a size of 700 mm.
  const small = parseDefinition(json.replaceAll('"cutMm":10', '"cutMm":500'))
  const line = { definition: small, design: TAMA, options, quantity: 1 }
  await expect(planPrint(line, { resources: resourcesOf({}), shape, facts })).rejects.toThrow(
    'This sign is larger than the size you chose. Choose a larger size.',
  )
})
