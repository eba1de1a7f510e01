import { z } from 'zod'
import './zod-without-eval'

/** The metadata of a photo. Pixels after the EXIF orientation. */
const photo = z.strictObject({
  /** The upload's uid; null until the original has arrived in the store. */
  upload: z.string().max(64).nullable(),
  name: z.string().max(255),
  widthPx: z.number().int().positive().max(20_000),
  heightPx: z.number().int().positive().max(20_000),
})

const unit = z.number().min(0).max(1)

/** The printed part of the turned photo, in 0..1 of its width and height. */
const crop = z
  .strictObject({ x: unit, y: unit, width: unit.positive(), height: unit.positive() })
  .refine((box) => box.x + box.width <= 1.000_001 && box.y + box.height <= 1.000_001, 'The crop leaves the photo')

/** A photo that fills a surface. */
const placedPhoto = z.strictObject({
  id: z.string().max(40),
  type: z.literal('photo'),
  photo: z.string().max(40),
  /** Quarter turns clockwise, before the crop. */
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  crop,
})

const surface = z.strictObject({
  id: z.string().max(40),
  /** The orientation of the printed piece. */
  orientation: z.enum(['portrait', 'landscape']),
  items: z.array(placedPhoto).max(200),
})

/** Limits of one document, far above the largest product. */
const PHOTOS_MAX = 400
const ITEMS_MAX = 1000

/** A design, version 1. The product's definition has the sizes in millimetres. */
export const designDocument = z.strictObject({
  version: z.literal(1),
  sku: z.string().min(1).max(64),
  tool: z.string().min(1).max(64),
  /** Uids of the chosen options, as in `selected_options`. */
  options: z.array(z.string().max(128)).max(20),
  photos: z
    .record(z.string().max(40), photo)
    .refine((photos) => Object.keys(photos).length <= PHOTOS_MAX, `A design holds ${PHOTOS_MAX} photos at most`),
  surfaces: z
    .array(surface)
    .min(1)
    .max(400)
    .refine(
      (surfaces) => surfaces.reduce((sum, { items }) => sum + items.length, 0) <= ITEMS_MAX,
      `A design places ${ITEMS_MAX} photos at most`,
    ),
})

export type DesignDocument = z.infer<typeof designDocument>
export type DesignSurface = DesignDocument['surfaces'][number]
export type PlacedPhoto = DesignSurface['items'][number]
export type DesignPhoto = DesignDocument['photos'][string]
export type CropBox = PlacedPhoto['crop']
export type QuarterTurns = PlacedPhoto['turns']
