import { newDocument } from '../../../packages/design/src/arrangement/new-document'
import { placePhoto } from '../../../packages/design/src/arrangement/place-photo'
import { type Background, PATTERNS, type PatternId } from '../../../packages/design/src/background/background-data'
import type {
  DesignDocument,
  DesignItem,
  DesignSurface,
  PlacedGraphic,
  PlacedPhoto,
  PlacedShape,
  PlacedText,
} from '../../../packages/design/src/document/document'
import { applyPatch, type Patch } from '../../../packages/design/src/document/patch'
import { placedPhotosOf, surfacesOf } from '../../../packages/design/src/document/records'
import {
  changeLook,
  flipPhoto,
  panPhoto,
  placementOf,
  straightenPhoto,
  turnPhoto,
  zoomPhoto,
} from '../../../packages/design/src/edits/edits'
import type { Colour } from '../../../packages/design/src/geometry/display-list'
import { geometryOn } from '../../../packages/design/src/geometry/surfaces'
import { chooseLayout } from '../../../packages/design/src/layouts/choose-layout'
import type { ProductDefinition } from '../../../packages/design/src/product/definition'
import { textOf } from '../../../packages/design/src/testing/texts'
import { book, pagesOfSpread, spreadDesign } from './book'
import { drawn, type Golden, PIXELS_PER_MM } from './drawn'
import { monthDesign } from './month-design'
import { bordered, calendar, canvas, cards, cushion, heart, memory, mug, print, round, split, tag } from './products'

/** The photos of the designs, in pixels. They are no finer than the raster of the comparison. */
export const PHOTOS = {
  lake: { file: 'lake-and-snowy-mountains', widthPx: 300, heightPx: 200 },
  bee: { file: 'honey-bee-on-aster', widthPx: 200, heightPx: 300 },
  boat: { file: 'sailing-boat-at-dusk', widthPx: 260, heightPx: 260 },
  otters: { file: 'otters', widthPx: 300, heightPx: 200 },
} as const
type PhotoId = keyof typeof PHOTOS

export const photoOf = (id: PhotoId) => {
  const { file, widthPx, heightPx } = PHOTOS[id]
  return { kind: 'photo', id, upload: id, name: `${file}.jpg`, widthPx, heightPx } as const
}

type Edit = (definition: ProductDefinition, design: DesignDocument, item: PlacedPhoto) => Patch

const onPlacement =
  (edit: (at: NonNullable<ReturnType<typeof placementOf>>) => Patch): Edit =>
  (definition, design, item) => {
    const at = placementOf(definition, design, item)
    return at ? edit(at) : {}
  }
const zoomed = onPlacement((at) => zoomPhoto(at, 1.4, { x: 0.3, y: 0.6 }))
const panned = onPlacement((at) => panPhoto(at, { x: 0.4, y: -0.3 }))
const turned = onPlacement(turnPhoto)
const flipped = onPlacement(flipPhoto)
export const sepia = onPlacement((at) => changeLook(at, { tone: 'sepia', contrast: 0.4 }))
const vivid = onPlacement((at) => changeLook(at, { brightness: 0.3, saturation: 0.6, warmth: 0.5 }))
const straightened = onPlacement((at) => straightenPhoto(at, 11))
const framed =
  (angle: number): Edit =>
  (_, __, item) => ({
    put: [{ ...item, frame: { x: 30, y: 20, width: 80, height: 60, angle }, data: { ...item.data, crop: WIDE } }],
  })
const styled =
  (style: Partial<PlacedPhoto['data']>): Edit =>
  (_, __, item) => ({ put: [{ ...item, data: { ...item.data, ...style } }] })
const edged =
  (edgeColour: Colour): Edit =>
  (_, design) => ({ put: surfacesOf(design).map((surface) => ({ ...surface, edgeColour })) })
const ROUNDED = { radiusMm: 12, border: { colour: '#c8414b', widthMm: 4 } } as const
const STARRED = { mask: 'star', border: { colour: '#14365c', widthMm: 2 } } as const
const OVAL = { mask: 'ellipse' } as const
const FOUR = ['lake', 'bee', 'boat', 'otters'] as const
const TWO_BY_TWO = { id: 'rows-2-2', gapMm: 5, marginMm: 8 }
const WITHOUT_MARGIN = { id: 'rows-2-2', gapMm: 4, marginMm: 0 }
const BOTH_WAYS = { id: 'both-ways', gapMm: 2, marginMm: 0 }
const WRAPPED = ['size-a', 'depth-19', 'edge-wrap']
const MIRRORED = ['size-a', 'depth-19', 'edge-mirror']
const BLURRED = ['size-a', 'depth-19', 'edge-blurred']
const COLOURED = ['size-a', 'depth-19', 'edge-colour']
const WIDE = { x: 0.05, y: 0.1, width: 0.8, height: 0.8 }

/** A design with a photo on each surface, edited in turn. */
export function filled(
  definition: ProductDefinition,
  options: string[],
  photos: readonly PhotoId[],
  edits: readonly Edit[],
): DesignDocument {
  let design = newDocument(definition, { sku: 's', tool: 't', options })
  surfacesOf(design).forEach((surface, at) => {
    const photo = photos[at]
    if (photo) design = applyPatch(design, placePhoto(definition, design, surface, photoOf(photo))).document
  })
  for (const edit of edits) {
    for (const item of placedPhotosOf(design)) design = applyPatch(design, edit(definition, design, item)).document
  }
  return design
}

const golden = (
  name: string,
  definition: ProductDefinition,
  options: string[],
  photos: readonly PhotoId[],
  ...edits: Edit[]
): Golden => drawn(name, definition, filled(definition, options, photos, edits))

/** The two pages of a spread of a book: a photo across the fold, and one on the left page. */
function spread(name: string, options: string[]): Golden {
  const all = drawn(name, book, spreadDesign(options, { across: photoOf('lake'), left: photoOf('bee') }))
  return { ...all, pages: pagesOfSpread(all.pages), pixelsPerMm: PIXELS_PER_MM, reduction: 1 }
}

const month = (style: Parameters<typeof monthDesign>[1], changes: Parameters<typeof monthDesign>[2] = {}): Golden =>
  drawn(`a ${style} month`, calendar, monthDesign({ page: photoOf('lake'), day: photoOf('otters') }, style, changes))

type Decorated =
  | Pick<PlacedText, 'type' | 'frame' | 'data'>
  | Pick<PlacedGraphic, 'type' | 'frame' | 'data'>
  | Pick<PlacedShape, 'type' | 'frame' | 'data'>

/** A design with items on its first surface, without photos. */
function decorated(
  name: string,
  definition: ProductDefinition,
  options: string[],
  items: readonly Decorated[],
  background?: Background,
): Golden {
  const design = newDocument(definition, { sku: 's', tool: 't', options })
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('A design has a surface')
  const placed = items.map((item, at) => {
    const place = { kind: 'item', id: `item:${at}`, surface: surface.id, order: `a${at}` } as const
    return { ...item, ...place } as DesignItem
  })
  const put = [...placed, ...(background ? [{ ...surface, background }] : [])]
  return drawn(name, definition, applyPatch(design, { put }).document)
}

/** A design whose photos are in a layout. */
function arranged(
  name: string,
  definition: ProductDefinition,
  options: string[],
  layout: NonNullable<DesignSurface['layout']>,
  photos: readonly PhotoId[],
): Golden {
  const empty = newDocument(definition, { sku: 's', tool: 't', options })
  const put = photos.map(photoOf)
  const design = applyPatch(empty, { put }).document
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('A design has a surface')
  const patch = chooseLayout(design, surface, geometryOn(definition, design, surface), layout, put)
  return drawn(name, definition, applyPatch(design, patch).document)
}

const at = (x: number, y: number, width: number, height: number, angle = 0) => ({ x, y, width, height, angle })

const words = (text: string, changes: Parameters<typeof textOf>[1] = {}, frame = at(15, 20, 130, 80)): Decorated => ({
  type: 'text',
  frame,
  data: textOf(text, { sizeMm: 18, ...changes }),
})
const graphic = (
  drawing: PlacedGraphic['data']['drawing'],
  colours: PlacedGraphic['data']['colours'],
  frame: ReturnType<typeof at>,
): Decorated => ({
  type: 'graphic',
  frame,
  data: { drawing, colours },
})
const shape = (data: PlacedShape['data'], frame: ReturnType<typeof at>): Decorated => ({
  type: 'shape',
  frame,
  data,
})
const patterned = (pattern: PatternId, repeats: number, colours: [`#${string}`, `#${string}`]): Background => ({
  kind: 'pattern',
  pattern,
  colours,
  repeats,
})
/** The widest that the tool offers for letters of 20 mm. */
const WIDE_LINE = { colour: '#e58a97', widthMm: 6 } as const
const stroke = (widthMm: number) => ({ colour: '#14365c', widthMm }) as const

export const GOLDENS: Golden[] = [
  golden('a print, lying', print, ['size-a'], ['lake']),
  golden('a print, upright', print, ['size-b'], ['bee']),
  golden('a square print', print, ['size-c'], ['boat']),
  golden('a print, zoomed', print, ['size-a'], ['lake'], zoomed),
  golden('a print, zoomed and moved', print, ['size-a'], ['bee'], zoomed, panned),
  golden('a print, turned once', print, ['size-b'], ['lake'], turned),
  golden('a print, turned twice', print, ['size-a'], ['lake'], turned, turned),
  golden('a print, turned three times', print, ['size-c'], ['bee'], turned, turned, turned),
  golden('a print, flipped', print, ['size-a'], ['lake'], flipped),
  golden('a print, turned, flipped and straightened', print, ['size-b'], ['lake'], turned, flipped, straightened),
  golden('a canvas with mirrored sides, straightened', canvas, ['size-a', 'edge-mirror'], ['boat'], straightened),
  golden('a print in sepia, in tiles', print, ['size-a'], ['lake'], sepia),
  golden('a straightened print with a look', print, ['size-b'], ['bee'], vivid, straightened, turned),
  golden('a canvas with a look on mirrored sides', canvas, ['size-a', 'edge-mirror'], ['boat'], vivid, flipped),
  golden(
    'cards with rank and suit, and their back',
    cards,
    [],
    Array.from({ length: 8 }, (_, at) => FOUR[at % 4] ?? 'bee'),
  ),
  arranged('a back that reads both ways up', cards, ['backs'], BOTH_WAYS, ['lake']),
  golden('tiles of a memory game, with dots on their back', memory, [], ['otters', 'bee', 'boat']),
  golden('a print with a border', bordered, ['size-a'], ['lake']),
  golden('a print with a border, zoomed', bordered, ['size-b'], ['bee'], zoomed),
  golden('a photo in a frame', print, ['size-a'], ['boat'], framed(0)),
  golden('a photo in a frame, turned a little', print, ['size-a'], ['lake'], framed(17)),
  golden('a photo in a frame, turned back', print, ['size-c'], ['bee'], framed(-40)),
  golden('a photo in a frame, upside down', print, ['size-b'], ['lake'], turned, framed(180)),
  golden('a canvas whose photo wraps', canvas, ['size-a', 'depth-19', 'edge-wrap'], ['lake']),
  golden('a deep canvas whose photo wraps', canvas, ['size-b', 'depth-38', 'edge-wrap'], ['bee'], zoomed),
  golden('a canvas with mirrored sides', canvas, ['size-a', 'depth-19', 'edge-mirror'], ['lake']),
  golden('a deep canvas with mirrored sides', canvas, ['size-c', 'depth-38', 'edge-mirror'], ['boat'], panned),
  golden('a canvas with mirrored sides, turned', canvas, ['size-b', 'depth-19', 'edge-mirror'], ['lake'], turned),
  golden('a canvas with coloured sides', canvas, COLOURED, ['boat'], edged('#c8414b')),
  arranged('four photos and coloured sides', canvas, COLOURED, TWO_BY_TWO, FOUR),
  golden('panels with coloured sides', split, COLOURED, ['lake']),
  golden('a canvas with blurred sides', canvas, BLURRED, ['lake']),
  golden('a deep canvas with blurred sides and a look', canvas, ['size-b', 'depth-38', 'edge-blurred'], ['bee'], vivid),
  arranged('four photos and blurred sides', canvas, BLURRED, TWO_BY_TWO, FOUR),
  golden('panels with blurred sides', split, BLURRED, ['boat']),
  golden('a canvas with white sides', canvas, ['size-a', 'depth-19', 'edge-white'], ['boat']),
  golden('a canvas with a framed photo on mirrored sides', canvas, ['size-a', 'edge-mirror'], ['lake'], framed(9)),
  golden('a mug', mug, ['size-a'], ['lake']),
  golden('a mug, zoomed', mug, ['size-a'], ['bee'], zoomed),
  golden('a cushion with two photos', cushion, ['size-c', 'back-own'], ['boat', 'bee']),
  golden('a cushion, the same on its back', cushion, ['size-a', 'back-same'], ['lake']),
  golden('a heart', heart, ['size-c'], ['boat']),
  golden('a tag with a hole', tag, ['size-b'], ['bee']),
  golden('a round print', round, ['size-c'], ['lake'], zoomed),
  golden('a split canvas', split, ['size-a', 'depth-19', 'edge-wrap'], ['lake']),
  golden('a split canvas with mirrored sides', split, ['size-a', 'depth-19', 'edge-mirror'], ['boat']),
  golden('a photo with round corners and a border', print, ['size-a'], ['lake'], framed(0), styled(ROUNDED)),
  golden('a turned photo with round corners and a border', print, ['size-b'], ['bee'], framed(23), styled(ROUNDED)),
  golden('a photo in a heart', print, ['size-a'], ['boat'], framed(0), styled({ mask: 'heart' })),
  golden('a turned photo in a star, with a border', print, ['size-c'], ['lake'], framed(-15), styled(STARRED)),
  golden('a photo in an ellipse on mirrored sides', canvas, ['size-a', 'edge-mirror'], ['bee'], styled(OVAL)),
  spread('two pages of a glued book, with a photo across the fold', ['soft', 'pages-8']),
  spread('two pages of a sewn book, with a photo across the fold', ['hard', 'pages-8']),
  arranged('four photos with gap and margin', print, ['size-a'], TWO_BY_TWO, FOUR),
  arranged('four photos to the wrapped sides', canvas, WRAPPED, WITHOUT_MARGIN, FOUR),
  arranged('four photos on mirrored sides', canvas, MIRRORED, TWO_BY_TWO, FOUR),
  decorated('a text of two lines', print, ['size-a'], [words('Kia ora\nAotearoa', { font: 'lora' })]),
  decorated(
    'a wrapped text with spaced letters',
    print,
    ['size-b'],
    [words('Ngā mihi nui ki a koe', { font: 'figtree', letterSpacing: 0.1, align: 'left' }, at(10, 20, 100, 110))],
  ),
  decorated(
    'a text with an outline',
    print,
    ['size-a'],
    [words('Whānau', { font: 'nunito', sizeMm: 26, outline: { colour: '#e58a97', widthMm: 3 } })],
  ),
  decorated(
    'a text in a script font with a wide outline',
    print,
    ['size-a'],
    [words('Happy birthday', { font: 'parisienne', sizeMm: 24, outline: WIDE_LINE })],
  ),
  decorated(
    'lines of joined letters with a wide outline',
    print,
    ['size-b'],
    [
      words(
        'Arohanui\nto you all',
        { font: 'dancing-script', sizeMm: 20, outline: WIDE_LINE },
        at(10, 30, 100, 100, 8),
      ),
    ],
  ),
  decorated(
    'a text on an arc, turned, with an outline',
    print,
    ['size-c'],
    [
      words(
        'Happy birthday',
        { font: 'oswald', arc: 120, outline: { colour: '#c8414b', widthMm: 1 } },
        at(10, 20, 120, 90, 12),
      ),
    ],
  ),
  decorated('a text on an arc that hangs', print, ['size-a'], [words('Kapiti Island', { font: 'caveat', arc: -90 })]),
  decorated('a text on mirrored sides', canvas, MIRRORED, [words('Edge', { font: 'abril-fatface', sizeMm: 50 })]),
  decorated(
    'a graphic with colours',
    print,
    ['size-a'],
    [graphic('love-letter', ['#fce8b2', '#2b6777', '#c8414b'], at(20, 15, 110, 84))],
  ),
  decorated(
    'graphics, stretched and turned',
    print,
    ['size-c'],
    [
      graphic('heart-line', ['#14365c'], at(10, 10, 100, 50, 20)),
      graphic('heart-balloon', [], at(60, 40, 60, 90, -30)),
    ],
  ),
  decorated(
    'shapes with lines',
    print,
    ['size-a'],
    [
      shape({ shape: 'rect', fill: '#f2c14e', stroke: stroke(4), radiusMm: 9 }, at(8, 8, 60, 40)),
      shape({ shape: 'ellipse', fill: '#e58a97', stroke: stroke(6) }, at(80, 10, 70, 40, 25)),
      shape({ shape: 'star', fill: '#fdf4e6', stroke: stroke(3) }, at(10, 58, 55, 55, 10)),
      shape({ shape: 'triangle', stroke: stroke(5) }, at(72, 60, 40, 50)),
      shape({ shape: 'line', stroke: stroke(7) }, at(110, 70, 42, 20, -35)),
    ],
  ),
  ...PATTERNS.map((pattern) =>
    decorated(`${pattern} to the bleed`, print, ['size-b'], [], patterned(pattern, 6, ['#fdf4e6', '#2b6777'])),
  ),
  month('classic'),
  month('modern', { accent: '#c8414b' }),
  month('handwritten', { ground: '#fdf4e6' }),
  month('bold'),
  decorated('a pattern around wrapped sides', canvas, WRAPPED, [], patterned('terrazzo', 8, ['#2b6777', '#f2c14e'])),
  decorated('stripes on mirrored sides', canvas, MIRRORED, [], patterned('diagonals', 8, ['#ffffff', '#c8414b'])),
]
