import { pagesOf } from '../../../packages/design/src/compose'
import type { ProductDefinition, ProductPart } from '../../../packages/design/src/definition'
import type { DisplayPage } from '../../../packages/design/src/display-list'
import type { DesignDocument, PlacedPhoto } from '../../../packages/design/src/document'
import {
  changeLook,
  flipPhoto,
  panPhoto,
  placementOf,
  placePhoto,
  straightenPhoto,
  turnPhoto,
  zoomPhoto,
} from '../../../packages/design/src/edits'
import { type DerivedNeed, derivedNeeds } from '../../../packages/design/src/look/derived-plan'
import { newDocument } from '../../../packages/design/src/new-document'
import { applyPatch, type Patch } from '../../../packages/design/src/patch'
import { placedPhotosOf, surfacesOf } from '../../../packages/design/src/records'
import {
  canvasDefinition,
  cushionDefinition,
  mugDefinition,
  printDefinition,
  withSizes,
} from '../../../packages/design/src/testing/definitions'

/** The photos of the designs, in pixels. They are no finer than the raster of the comparison. */
export const PHOTOS = {
  lake: { file: 'lake-and-snowy-mountains', widthPx: 300, heightPx: 200 },
  bee: { file: 'honey-bee-on-aster', widthPx: 200, heightPx: 300 },
  boat: { file: 'sailing-boat-at-dusk', widthPx: 260, heightPx: 260 },
} as const
type PhotoId = keyof typeof PHOTOS

const photoOf = (id: PhotoId) => {
  const { file, widthPx, heightPx } = PHOTOS[id]
  return { kind: 'photo', id, upload: id, name: `${file}.jpg`, widthPx, heightPx } as const
}

const SMALL: [string, number, number][] = [
  ['size-a', 160, 120],
  ['size-b', 120, 160],
  ['size-c', 140, 140],
]
const canvas = withSizes(canvasDefinition, SMALL)
const print = withSizes(printDefinition, SMALL)
const mug = withSizes(mugDefinition, [['size-a', 200, 86]])
const cushion = withSizes(cushionDefinition, SMALL)

const withPart = (definition: ProductDefinition, changes: Partial<ProductPart>): ProductDefinition => ({
  ...definition,
  parts: definition.parts.map((part) => ({ ...part, ...changes })),
})

const HEART = 'M50 90C20 65 0 45 0 25C0 5 30 -8 50 18C70 -8 100 5 100 25C100 45 80 65 50 90Z'
const heart = withPart(print, { outline: { kind: 'path', d: HEART, viewBox: { width: 100, height: 90 } } })
const tag = withPart(print, {
  outline: { kind: 'rect', radiusMm: 8 },
  holes: [{ x: 0.5, y: 0.1, widthMm: 6, heightMm: 6, radiusMm: 3 }],
})
const round = withPart(print, { outline: { kind: 'ellipse' } })
const split = withPart(canvas, { canRotate: false, pieces: { columns: 2, rows: 1, gapMm: 20 } })
const bordered = withPart(print, { borderMm: 10 })

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
const sepia = onPlacement((at) => changeLook(at, { tone: 'sepia', contrast: 0.4 }))
const vivid = onPlacement((at) => changeLook(at, { brightness: 0.3, saturation: 0.6, warmth: 0.5 }))
const straightened = onPlacement((at) => straightenPhoto(at, 11))
const framed =
  (angle: number): Edit =>
  (_, __, item) => ({
    put: [{ ...item, frame: { x: 30, y: 20, width: 80, height: 60, angle }, data: { ...item.data, crop: WIDE } }],
  })
const WIDE = { x: 0.05, y: 0.1, width: 0.8, height: 0.8 }

interface Golden {
  name: string
  pages: DisplayPage[]
  /** The photos that are printed with changed pixels. */
  needs: DerivedNeed[]
  goodPpi: number
}

/** A design with a photo on each surface, edited in turn. */
function golden(
  name: string,
  definition: ProductDefinition,
  options: string[],
  photos: readonly PhotoId[],
  ...edits: Edit[]
): Golden {
  let design = newDocument(definition, { sku: 's', tool: 't', options })
  surfacesOf(design).forEach((surface, at) => {
    const photo = photos[at]
    if (photo) design = applyPatch(design, placePhoto(definition, design, surface, photoOf(photo))).document
  })
  for (const edit of edits) {
    for (const item of placedPhotosOf(design)) design = applyPatch(design, edit(definition, design, item)).document
  }
  const needs = derivedNeeds(definition, design)
  return { name, pages: pagesOf(definition, design), needs, goodPpi: definition.resolution.goodPpi }
}

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
]
