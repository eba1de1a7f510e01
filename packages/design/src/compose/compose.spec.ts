import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { allPrinted } from '../arrangement/printed'
import type { DesignDocument, QuarterTurns } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOf, surfacesOf } from '../document/records'
import type { ImagePrimitive, Matrix, Primitive } from '../geometry/display-list'
import { applyMatrix, joinMatrices } from '../geometry/frame'
import { pathCommands } from '../geometry/path'
import { pieceBoxes } from '../geometry/piece-boxes'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, cushionDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import { composeSurface, pagesOf } from './compose'
import { EDGE_COLOUR } from './sides'

const photo = (id: string, widthPx = 3000, heightPx = 2000) =>
  ({ kind: 'photo', id, upload: null, name: `${id}.jpg`, widthPx, heightPx }) as const

const first = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}

/** A design with a photo on each surface: the photo of a part has the name of the part. */
function designOf(definition: ProductDefinition, options: string[]): DesignDocument {
  const empty = newDocument(definition, { sku: 's', tool: 't', options })
  return surfacesOf(empty).reduce((design, { id, part }) => {
    const surface = surfacesOf(design).find((entry) => entry.id === id) ?? first(design)
    return applyPatch(design, placePhoto(definition, design, surface, photo(part))).document
  }, empty)
}

function printedPages(definition: ProductDefinition, options: string[]) {
  const design = designOf(definition, options)
  return pagesOf(design, allPrinted(design, definition))
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

interface Placed {
  image: ImagePrimitive
  /** From the unit square of the photo to mm of the page. */
  matrix: Matrix
  clips: string[]
}

/** The images of a list with all transforms and clips above them. */
const imagesIn = (list: readonly Primitive[], outer: Matrix = IDENTITY, clips: string[] = []): Placed[] =>
  list.flatMap((entry): Placed[] => {
    if (entry.kind === 'image') return [{ image: entry, matrix: joinMatrices(outer, entry.transform), clips }]
    if (entry.kind !== 'group') return []
    const matrix = entry.transform ? joinMatrices(outer, entry.transform) : outer
    return imagesIn(entry.children, matrix, entry.clip ? [...clips, entry.clip] : clips)
  })

const onlyImage = (list: readonly Primitive[]): Placed => {
  const [image, ...more] = imagesIn(list)
  if (!image || more.length > 0) throw new Error('The list has not one image')
  return image
}

describe('a photo that fills its surface', () => {
  it('covers the print with its bleed, and its middle is in the middle', () => {
    const design = designOf(printDefinition, ['size-10x15'])
    const page = composeSurface(printDefinition, design, first(design))
    expect(page).toMatchObject({
      label: 'Print',
      trimBox: { x: 0, y: 0, width: 150, height: 100 },
      bleedBox: { x: -2, y: -2, width: 154, height: 104 },
      cuts: [],
      copies: 1,
    })
    const { image, matrix, clips } = onlyImage(page.list)
    expect([image.photo, image.derived]).toEqual(['front', null])
    expect(clips).toEqual(['M-2 -2L152 -2L152 102L-2 102Z'])
    const middle = applyMatrix(matrix, { x: 0.5, y: 0.5 })
    expect([middle.x, middle.y]).toEqual([expect.closeTo(75, 6), expect.closeTo(50, 6)])
    // 3:2 covers 154 × 104 mm with its width cut: 156 mm.
    const corner = applyMatrix(matrix, { x: 0, y: 0 })
    expect([corner.x, corner.y]).toEqual([expect.closeTo(-3, 6), expect.closeTo(-2, 6)])
  })

  it('is never stretched and never short of its crop, whatever its turn', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
        fc.integer({ min: 200, max: 9000 }),
        fc.integer({ min: 200, max: 9000 }),
        (turns, widthPx, heightPx) => {
          const empty = newDocument(mugDefinition, { sku: 's', tool: 't', options: ['size-330'] })
          const placed = applyPatch(
            empty,
            placePhoto(mugDefinition, empty, first(empty), photo('p', widthPx, heightPx)),
          )
          const [item] = placedPhotosOf(placed.document)
          if (!item) throw new Error('No photo is placed')
          const turned = turns % 2 === 0 ? widthPx / heightPx : heightPx / widthPx
          const wanted = 204 / 89
          const crop =
            turned > wanted
              ? { x: 0.1 * (1 - wanted / turned), y: 0, width: wanted / turned, height: 1 }
              : { x: 0, y: 0.7 * (1 - turned / wanted), width: 1, height: turned / wanted }
          const { document } = applyPatch(placed.document, { put: [{ ...item, data: { ...item.data, turns, crop } }] })
          const { matrix } = onlyImage(composeSurface(mugDefinition, document, first(document)).list)
          const [a, b, c, d] = matrix
          const across = Math.hypot(a, b) / widthPx
          const down = Math.hypot(c, d) / heightPx
          expect(Math.abs(across / down - 1)).toBeLessThan(1e-6)
          expect(a * d - b * c).toBeGreaterThan(0)
          const corners = [0, 1].flatMap((x) => [0, 1].map((y) => applyMatrix(matrix, { x, y })))
          expect(Math.min(...corners.map(({ x }) => x))).toBeLessThanOrEqual(-2 + 1e-6)
          expect(Math.max(...corners.map(({ x }) => x))).toBeGreaterThanOrEqual(202 - 1e-6)
          expect(Math.min(...corners.map(({ y }) => y))).toBeLessThanOrEqual(-2 + 1e-6)
          expect(Math.max(...corners.map(({ y }) => y))).toBeGreaterThanOrEqual(87 - 1e-6)
        },
      ),
    )
  })

  it.each([
    [0, { x: 0, y: 0 }],
    [1, { x: 1, y: 0 }],
    [2, { x: 1, y: 1 }],
    [3, { x: 0, y: 1 }],
  ] as const)('turned by %d quarters has its top left corner at %o of its box', (turns, at) => {
    const design = designOf(mugDefinition, ['size-330'])
    const [item] = placedPhotosOf(design)
    if (!item) throw new Error('No photo is placed')
    const data = { ...item.data, turns, crop: { x: 0, y: 0, width: 1, height: 1 } }
    const { document } = applyPatch(design, { put: [{ ...item, data }] })
    const { matrix } = onlyImage(composeSurface(mugDefinition, document, first(document)).list)
    const corner = applyMatrix(matrix, { x: 0, y: 0 })
    expect([corner.x, corner.y]).toEqual([expect.closeTo(-2 + at.x * 204, 6), expect.closeTo(-2 + at.y * 89, 6)])
  })

  it('with a frame fills it, turned about its middle', () => {
    const design = designOf(mugDefinition, ['size-330'])
    const [item] = placedPhotosOf(design)
    if (!item) throw new Error('No photo is placed')
    const frame = { x: 10, y: 20, width: 60, height: 40, angle: 90 }
    const crop = { x: 0, y: 0, width: 1, height: 1 }
    const { document } = applyPatch(design, { put: [{ ...item, frame, data: { ...item.data, crop } }] })
    const { matrix, clips } = onlyImage(composeSurface(mugDefinition, document, first(document)).list)
    expect(clips).toEqual(['M10 20L70 20L70 60L10 60Z'])
    const corner = applyMatrix(matrix, { x: 0, y: 0 })
    expect([corner.x, corner.y]).toEqual([expect.closeTo(60, 6), expect.closeTo(10, 6)])
  })
})

describe('the sides of a canvas', () => {
  const pageWith = (edge: string) => {
    const design = designOf(canvasDefinition, ['size-30x40', 'depth-19', edge])
    return composeSurface(canvasDefinition, design, first(design))
  }

  it('belong to the trimmed piece, and the bleed is around them', () => {
    expect(pageWith('edge-wrap')).toMatchObject({
      trimBox: { x: -19, y: -19, width: 438, height: 338 },
      bleedBox: { x: -24, y: -24, width: 448, height: 348 },
    })
  })

  it('show the photo where it wraps', () => {
    expect(onlyImage(pageWith('edge-wrap').list).clips).toEqual(['M-24 -24L424 -24L424 324L-24 324Z'])
  })

  it('stay white where the photo ends at the face', () => {
    expect(onlyImage(pageWith('edge-white').list).clips).toContain('M0 0L400 0L400 300L0 300Z')
  })

  it('have the colour of the shopper up to the bleed, around the face', () => {
    const design = designOf(canvasDefinition, ['size-30x40', 'depth-19', 'edge-colour'])
    const listWith = (edgeColour?: `#${string}`) =>
      composeSurface(canvasDefinition, design, { ...first(design), edgeColour }).list
    const path = 'M-24 -24L424 -24L424 324L-24 324Z'
    expect(listWith()[0]).toEqual({ kind: 'path', path, fill: EDGE_COLOUR })
    expect(listWith('#c8414b')[0]).toEqual({ kind: 'path', path, fill: '#c8414b' })
    expect(onlyImage(listWith()).clips).toContain('M0 0L400 0L400 300L0 300Z')
    // A photo may leave some of the face free.
    expect(listWith()[1]).toMatchObject({ path: 'M0.25 0.25L399.75 0.25L399.75 299.75L0.25 299.75Z', fill: '#ffffff' })
  })

  it('are eight mirrored faces that meet the face at its edges', () => {
    const images = imagesIn(pageWith('edge-mirror').list)
    // Each side is above a copy that is half a millimetre wider.
    expect(images).toHaveLength(17)
    const face = images.at(-1)?.matrix ?? IDENTITY
    const sides = images.slice(0, 16).filter((_, at) => at % 2 === 1)
    const at = (matrix: Matrix, x: number, y: number) => {
      const point = applyMatrix(matrix, { x, y })
      return `${point.x.toFixed(3)} ${point.y.toFixed(3)}`
    }
    const unit = (x: number, y: number) => ({ x: (x - face[4]) / face[0], y: (y - face[5]) / face[3] })
    const places = sides.map(({ matrix }) => {
      const { x, y } = unit(100, 50)
      return at(matrix, x, y)
    })
    // The point 100, 50 of the face of 400 × 300 mm, mirrored at the sides.
    const wanted = [-100, 100, 700].flatMap((x) => [-50, 50, 550].map((y) => `${x}.000 ${y}.000`))
    const [below, above] = images
    expect(Math.abs((below?.matrix[0] ?? 0) / (above?.matrix[0] ?? 1))).toBeCloseTo(400.5 / 400, 9)
    expect(places.sort()).toEqual(wanted.filter((place) => place !== '100.000 50.000').sort())
  })
})

describe('the pages for the printer', () => {
  const labels = (definition: ProductDefinition, options: string[]) =>
    printedPages(definition, options).map(({ label, list }) => [label, imagesIn(list).map(({ image }) => image.photo)])

  it('are the parts that the options leave, in their order', () => {
    expect(labels(cushionDefinition, ['size-40x40', 'back-own'])).toEqual([
      ['Front', ['front']],
      ['Back', ['back']],
    ])
    expect(labels(cushionDefinition, ['size-40x40', 'back-plain'])).toEqual([['Front', ['front']]])
  })

  it('repeat the front on a back that is the same', () => {
    expect(labels(cushionDefinition, ['size-40x40', 'back-same'])).toEqual([
      ['Front', ['front']],
      ['Back', ['front']],
    ])
  })

  it('flip a part that mirrors another one', () => {
    const effects = [{ option: 'right', part: { back: { sameAs: { part: 'front', mirrored: true } } } }]
    const definition = { ...cushionDefinition, effects }
    const [front, back] = printedPages(definition, ['right'])
    const [plain, flipped] = [front, back].map((page) => onlyImage(page?.list ?? []).matrix)
    if (!plain || !flipped) throw new Error('A page is missing')
    const [a, b] = [applyMatrix(plain, { x: 0.2, y: 0.3 }), applyMatrix(flipped, { x: 0.2, y: 0.3 })]
    expect([a.x + b.x, a.y]).toEqual([expect.closeTo(400, 6), expect.closeTo(b.y, 6)])
  })

  it('of pieces are one for each, each with its own sides, and one photo goes over the gaps', () => {
    const [part] = canvasDefinition.parts
    if (!part) throw new Error('The definition has no part')
    const split = {
      ...canvasDefinition,
      parts: [
        {
          ...part,
          canRotate: false,
          size: { widthMm: 660, heightMm: 300 },
          pieces: { columns: 2, rows: 1, gapMm: 60 },
        },
      ],
    }
    const pages = printedPages(split, ['depth-19', 'edge-wrap'])
    expect(pages.map(({ label, trimBox }) => [label, trimBox])).toEqual([
      ['Canvas 1 of 2', { x: -19, y: -19, width: 338, height: 338 }],
      ['Canvas 2 of 2', { x: -19, y: -19, width: 338, height: 338 }],
    ])
    const [left, right] = pages.map(({ list }) => applyMatrix(onlyImage(list).matrix, { x: 0.5, y: 0.5 }))
    expect((left?.x ?? 0) - (right?.x ?? 0)).toBeCloseTo(360, 6)
  })

  it('have our drawings above the photo where they are printed, and the screen has all of them', () => {
    const overlay = {
      kind: 'path' as const,
      d: 'M0 0L10 10',
      viewBox: { width: 10, height: 10 },
      strokeMm: 1,
      colour: '#1d2420',
      isPrinted: true,
    }
    const clock = {
      ...printDefinition,
      parts: printDefinition.parts.map((part) => ({
        ...part,
        overlays: [overlay, { kind: 'jigsaw' as const, columns: 2, rows: 2 }],
      })),
    }
    const design = designOf(clock, ['size-10x15'])
    expect(composeSurface(clock, design, first(design)).list.map(({ kind }) => kind)).toEqual(['group', 'path', 'path'])
    expect(pagesOf(design, allPrinted(design, clock))[0]?.list.map(({ kind }) => kind)).toEqual(['group', 'path'])
  })

  it('name the cuts of a shape and of its holes', () => {
    const [part] = printDefinition.parts
    if (!part) throw new Error('The definition has no part')
    const tag = {
      ...printDefinition,
      parts: [
        {
          ...part,
          outline: { kind: 'ellipse' as const },
          holes: [{ x: 0.5, y: 0.1, widthMm: 4, heightMm: 4, radiusMm: 2 }],
        },
      ],
    }
    const [page] = printedPages(tag, ['size-10x15'])
    expect(page?.cuts.map((cut) => pathCommands(cut)[0]?.points[0])).toEqual([
      { x: 75, y: 0 },
      { x: 75, y: 8 },
    ])
  })
})

test('pieces lie in rows with gaps between them', () => {
  const [part] = printDefinition.parts
  if (!part) throw new Error('The definition has no part')
  const pieces = { columns: 3, rows: 2, gapMm: 10 }
  expect(pieceBoxes({ ...part, pieces }, { width: 320, height: 110 })).toEqual([
    { x: 0, y: 0, width: 100, height: 50 },
    { x: 110, y: 0, width: 100, height: 50 },
    { x: 220, y: 0, width: 100, height: 50 },
    { x: 0, y: 60, width: 100, height: 50 },
    { x: 110, y: 60, width: 100, height: 50 },
    { x: 220, y: 60, width: 100, height: 50 },
  ])
  expect(pieceBoxes(part, { width: 320, height: 110 })).toEqual([{ x: 0, y: 0, width: 320, height: 110 }])
})
