import { z } from 'zod'
import { background } from '../background/background-data'
import { graphicData } from '../items/graphic/graphic-data'
import { monthData } from '../items/month/month-data'
import { neonData } from '../items/neon/neon-data'
import { photoStyle } from '../items/photo/photo-style'
import { shapeData } from '../items/shape/shape-data'
import { layoutHalves, slotNumber, surfaceLayout } from '../layouts/layout-data'
import { lookData } from '../look/look-data'
import { DERIVED_MAX, ITEMS_MAX, PHOTOS_MAX, SURFACES_MAX } from '../product/limits'
import { textData } from '../text/text-data'
import { colour } from './colour'
import { isOnPhoto, STRAIGHTEN_MAX } from './crop-reach'
import { datePhotosOf } from './date-photos'
import { designSettings } from './settings'

import '../product/zod-without-eval'

/** A document of another version is refused or migrated (read-document.ts). */
export const DOCUMENT_VERSION = 2

/** No name that an object has of itself, such as `__proto__`. */
const id = z
  .string()
  .max(64)
  .regex(/^[0-9A-Za-z][\w:.-]*$/)

/** The place among the others of the same parent, as a key of `fractional-indexing`: a move rewrites one record. */
const order = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][0-9A-Za-z]+$/)

const unit = z.number().min(0).max(1)

/** The metadata of a photo, which no item needs to show. Pixels after the EXIF orientation. */
const photo = z.strictObject({
  kind: z.literal('photo'),
  id,
  /** The upload's uid; null until the original has arrived in the store. */
  upload: z.string().max(64).nullable(),
  name: z.string().max(255),
  widthPx: z.number().int().positive().max(20_000),
  heightPx: z.number().int().positive().max(20_000),
  /** ISO text in the time of the camera, with its offset if the camera knew it. */
  takenAt: z
    .string()
    .max(32)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d)?$/)
    .optional(),
  /** The place among the photos as they were added. Those of older documents come first. */
  order: order.optional(),
  /** True for a photo of the shop, to try the tool with. */
  sample: z.literal(true).optional(),
  /** What it seems to show, in 0..1 of the photo before any turn. */
  subject: z.strictObject({ x: unit, y: unit, width: unit, height: unit }).optional(),
  /** 64 bits that are nearly the same for photos that look alike (look/likeness.ts). Nothing that is paid follows from it. */
  likeness: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  /** How sharp it is, measured on the device, from 0 (blurred) to 100. Nothing that is paid follows from it. */
  sharpness: z.number().int().min(0).max(100).optional(),
  /** What the shopper thinks of it: a favourite, or one to leave out of what is filled for them. */
  pick: z.enum(['star', 'out']).optional(),
})

/** Uids of chosen options, as in `selected_options`. */
const options = z.array(z.string().max(128)).max(20)

/** The printed part of the turned photo, in 0..1 of its width and height. */
const crop = z
  .strictObject({ x: unit, y: unit, width: unit.positive(), height: unit.positive() })
  .refine((box) => box.x + box.width <= 1.000_001 && box.y + box.height <= 1.000_001, 'The crop leaves the photo')

/** What is shown of a photo, and how. */
const photoData = z.strictObject({
  photo: id,
  /** Quarter turns clockwise, before the crop. */
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** True for a photo that is mirrored left to right, after its turns. */
  flip: z.boolean().optional(),
  crop,
  ...photoStyle,
  /** Degrees clockwise by which the photo is turned about the centre of its crop. */
  straighten: z.number().min(-STRAIGHTEN_MAX).max(STRAIGHTEN_MAX).optional(),
  look: lookData.optional(),
})

/** Two full pages. */
const SURPLUS_MAX = 30

const sizeMm = z.number().positive().max(10_000)

/** Words of a photo that its layout has no place for. */
const waitingCaption = z.strictObject({
  /** The number of the place that they had. */
  slot: slotNumber,
  /** The photo that was there. */
  photo: id.optional(),
  data: textData,
})

/** A printed surface of a part of the product. */
const surface = z.strictObject({
  kind: z.literal('surface'),
  id,
  /** The part of the definition. */
  part: id,
  order,
  /** The orientation of the printed piece. */
  orientation: z.enum(['portrait', 'landscape']),
  layout: surfaceLayout.optional(),
  /** In place of `layout`: those of the two pages of a spread. */
  halves: layoutHalves.optional(),
  /** Photos that a smaller layout has no place for, with the number of the place that each had. */
  surplus: z
    .array(z.strictObject({ slot: slotNumber, data: photoData }))
    .max(SURPLUS_MAX)
    .optional(),
  surplusCaptions: z.array(waitingCaption).max(SURPLUS_MAX).optional(),
  /** Width and height that the shopper has typed, in mm. */
  size: z.strictObject({ widthMm: sizeMm, heightMm: sizeMm }).optional(),
  background: background.optional(),
  /** True for a surface that was filled by itself and has not been changed by hand since. */
  auto: z.literal(true).optional(),
  /** The colour of wrapped sides that have one; EDGE_COLOUR where left out. */
  edgeColour: colour.optional(),
  /** How often a print of a product by copies is printed; 1 where left out. */
  copies: z.number().int().min(1).max(999).optional(),
  /** Uids of all options of this print, in place of the design's. */
  options: options.optional(),
  /** The surface whose pair this one completes: the other card of a pair, in place of the same card again. */
  pairWith: id.optional(),
})

const frameMm = z.number().min(-10_000).max(10_000)

/** Millimetres from the top left of the surface's face. The angle in degrees clockwise, about the centre. */
const frame = z.strictObject({
  x: frameMm,
  y: frameMm,
  width: z.number().positive().max(10_000),
  height: z.number().positive().max(10_000),
  angle: z.number().min(-360).max(360),
})

/** What items of all types have. */
const placed = {
  kind: z.literal('item'),
  id,
  surface: id,
  order,
  /** True where a drag must not move the item. */
  locked: z.boolean().optional(),
  /** Items with the same group are selected and moved together. */
  group: id.optional(),
}

/** A photo. One without a frame fills its surface. */
const photoItem = z.strictObject({
  ...placed,
  frame: frame.optional(),
  /** The place in the layout of the surface, which sets the frame. */
  slot: slotNumber.optional(),
  type: z.literal('photo'),
  data: photoData,
})

/** Words in a font. They are wrapped to the width of their frame. */
const textItem = z.strictObject({
  ...placed,
  frame,
  /** The place whose photo the words belong to. The layout sets the frame. */
  slot: slotNumber.optional(),
  /** The photo that was taken out of that place. Its words go where it is put next. */
  photo: id.optional(),
  type: z.literal('text'),
  data: textData,
})

/** A drawing of the shop. */
const graphicItem = z.strictObject({ ...placed, frame, type: z.literal('graphic'), data: graphicData })

const shapeItem = z.strictObject({ ...placed, frame, type: z.literal('shape'), data: shapeData })

/** The days of the month that its surface has in a calendar. */
const monthItem = z.strictObject({ ...placed, frame, type: z.literal('month'), data: monthData })

/** The words of a neon sign, in the middle of its face. */
const neonItem = z.strictObject({ ...placed, frame, type: z.literal('neon'), data: neonData })

const item = z.discriminatedUnion('type', [photoItem, textItem, graphicItem, shapeItem, monthItem, neonItem])

/** A place or a length in whole pixels. */
const pixels = z.number().int().min(0).max(20_000)

/** Pixels that a look or a blurred edge has changed, made on the device for print. It may stay when its photo is gone. */
const derived = z.strictObject({
  kind: z.literal('derived'),
  id,
  /** Left out for the blurred sides of a surface. */
  photo: id.optional(),
  /** What the pixels were made from (look/derived-key.ts, sides-key.ts). */
  key: z.string().max(64),
  /** The whole picture at the scale of the tiles. */
  widthPx: pixels.positive(),
  heightPx: pixels.positive(),
  /** Parts of the picture; of a photo as it is upright, before its turns. Neighbours share a row or column of pixels. */
  tiles: z
    .array(
      z.strictObject({
        upload: z.string().max(64),
        x: pixels,
        y: pixels,
        widthPx: pixels.positive(),
        heightPx: pixels.positive(),
      }),
    )
    .min(1)
    .max(64),
})

const record = z.discriminatedUnion('kind', [photo, surface, item, derived])

type Records = Readonly<Record<string, z.infer<typeof record>>>

/** Why the records do not fit together; null if they do. */
function recordsProblem(records: Records): string | null {
  const all = Object.entries(records)
  const count = (kind: DesignRecord['kind']) => all.filter(([, entry]) => entry.kind === kind).length
  if (all.some(([key, entry]) => entry.id !== key)) return 'A record is not stored under its id'
  if (count('photo') > PHOTOS_MAX) return `A design holds ${PHOTOS_MAX} photos at most`
  if (count('item') > ITEMS_MAX) return `A design has ${ITEMS_MAX} items at most`
  if (count('derived') > DERIVED_MAX) return `A design has ${DERIVED_MAX} changed photos at most`
  if (count('surface') > SURFACES_MAX) return `A design has ${SURFACES_MAX} surfaces at most`
  if (count('surface') === 0) return 'A design has a surface'
  if (all.some(([, entry]) => entry.kind === 'surface' && entry.layout && entry.halves))
    return 'A surface has one layout'
  const withMonth = new Set<string>()
  const withNeon = new Set<string>()
  const isOf = (key: string, kind: DesignRecord['kind']) => Object.hasOwn(records, key) && records[key]?.kind === kind
  for (const [, entry] of all) {
    if (entry.kind !== 'item') continue
    if (!isOf(entry.surface, 'surface')) return 'An item is on a surface that is not there'
    if (entry.type === 'month') {
      if (withMonth.has(entry.surface)) return 'A surface has one month'
      withMonth.add(entry.surface)
    }
    if (entry.type === 'neon') {
      if (withNeon.has(entry.surface)) return 'A surface has one sign'
      withNeon.add(entry.surface)
    }
    if (entry.type !== 'photo') continue
    if (entry.slot !== undefined && !entry.frame) return 'A photo in a layout has no frame'
    const shown = isOf(entry.data.photo, 'photo') ? records[entry.data.photo] : undefined
    if (shown?.kind !== 'photo') return 'An item shows a photo that is not there'
    if (!isOnPhoto(entry.data.crop, turnedPhoto(shown, entry.data))) return 'The crop leaves the photo'
  }
  return null
}

const turnedPhoto = (
  { widthPx, heightPx }: z.infer<typeof photo>,
  { turns, straighten = 0 }: z.infer<typeof photoItem>['data'],
) =>
  turns % 2 === 0 ? { width: widthPx, height: heightPx, straighten } : { width: heightPx, height: widthPx, straighten }

const records = z.record(id, record).superRefine((entries, context) => {
  const message = recordsProblem(entries)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/**
 * A design, version 2: flat records under their ids. A change, its inverse and a comparison need no knowledge of the
 * product. The product's definition has the sizes in millimetres.
 */
export const designDocument = z
  .strictObject({
    version: z.literal(DOCUMENT_VERSION),
    sku: z.string().min(1).max(64),
    tool: z.string().min(1).max(64),
    /** Those of every surface without options of its own. */
    options,
    /** What the design says as a whole, by the schema that its definition names. */
    settings: designSettings.optional(),
    records,
  })
  .refine(
    ({ settings, records: all }) =>
      datePhotosOf(settings).every((key) => Object.hasOwn(all, key) && all[key]?.kind === 'photo'),
    'A day shows a photo that is not there',
  )

export type DesignDocument = z.infer<typeof designDocument>
export type DesignRecord = z.infer<typeof record>
export type DesignPhoto = Extract<DesignRecord, { kind: 'photo' }>
export type DesignSurface = Extract<DesignRecord, { kind: 'surface' }>
export type DesignItem = Extract<DesignRecord, { kind: 'item' }>
export type DerivedOriginal = Extract<DesignRecord, { kind: 'derived' }>
export type PlacedPhoto = Extract<DesignItem, { type: 'photo' }>
export type PlacedText = Extract<DesignItem, { type: 'text' }>
export type PlacedGraphic = Extract<DesignItem, { type: 'graphic' }>
export type PlacedShape = Extract<DesignItem, { type: 'shape' }>
export type PlacedMonth = Extract<DesignItem, { type: 'month' }>
export type PlacedNeon = Extract<DesignItem, { type: 'neon' }>
export type Frame = z.infer<typeof frame>
export type SurplusCaption = NonNullable<DesignSurface['surplusCaptions']>[number]
export type SurplusPhoto = NonNullable<DesignSurface['surplus']>[number]
export type CropBox = PlacedPhoto['data']['crop']
export type QuarterTurns = PlacedPhoto['data']['turns']
