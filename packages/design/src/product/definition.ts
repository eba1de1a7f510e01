import { z } from 'zod'
import { PATTERNS } from '../background/background-data'
import { layoutHalves, surfaceLayout } from '../layouts/layout-data'
import {
  BOARD_SHAPES,
  DRAWING_PLACES,
  SIGN_LINES_MAX,
  TUBE_COLOURS,
  TUBE_DRAWINGS,
  TUBE_FONTS,
} from '../neon/tube-data'
import { currentDefinition, DEFINITION_VERSION, SETTINGS } from './definition-version'
import { SURFACES_MAX } from './limits'
import './zod-without-eval'

const mm = z.number().positive().max(10_000)
const margin = z.number().min(0).max(200)
const unit = z.number().min(0).max(1)
/** Apart from `unit`: in JSON Schema a number with two least values has only one of them. */
const share = z.number().positive().max(1)
const id = z.string()
const colour = z.string().regex(/^#[\da-f]{6}$/)
/** Fonts of texts that a design starts with. */
const START_FONTS = ['oswald', 'abril-fatface', 'zilla-slab'] as const
const count = z.number().int().min(1).max(60)
const pageCount = z.number().int().min(1).max(SURFACES_MAX)
/** By label and number; as a month, a playing card, or the pages of a book, of which a spread is two. */
const SURFACE_NAMES = ['numbers', 'months', 'cards', 'pages'] as const
const several = z.number().int().min(2).max(60)
const viewBox = z.strictObject({ width: z.number().positive(), height: z.number().positive() })

/** The finished edge. A path is scaled from its view box to the size of the part. Its commands are absolute M, L, C, Z. */
const outline = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rect'), radiusMm: margin }),
  z.strictObject({ kind: z.literal('ellipse') }),
  z.strictObject({ kind: z.literal('path'), d: z.string(), viewBox }),
])

/** A drawing of ours above the shopper's items; on screen only, or also in print. */
const overlay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('path'),
    d: z.string(),
    viewBox,
    strokeMm: mm,
    colour,
    isPrinted: z.boolean(),
  }),
  /** The lines along which a puzzle is pressed into pieces. */
  z.strictObject({ kind: z.literal('jigsaw'), columns: count, rows: count }),
  /** Rank and suit of a playing card in two opposite corners, by the place of the surface among those of its part. */
  z.strictObject({ kind: z.literal('card-index'), widthMm: mm, heightMm: mm }),
])

/** A text that a new design starts with. Its box is in 0..1 of the face, its size in 0..1 of the shorter side. */
const startText = z.strictObject({
  words: z.string().min(1).max(60),
  font: z.enum(START_FONTS),
  size: share,
  colour,
  /** The colour around the letters, if any. */
  outline: colour.nullable(),
  x: unit,
  y: unit,
  width: share,
  height: share,
  /** The most letters that take its place. */
  lettersMax: count.optional(),
  /** Of a cover: its box is in 0..1 of this part of it. Words on a spine read from top to bottom. */
  on: z.enum(['front', 'spine']).optional(),
})

/** The line along which sheets are bound or folded, in 0..1 of the width: 0.5 between two pages, 0 or 1 at their edge. */
const fold = z.strictObject({
  at: unit,
  /** On each side of the fold, where nothing that matters should be. */
  quietMm: margin,
  /** Of the width across the fold, what the binding hides. */
  lossMm: margin,
})

/** A cover of back, spine and front in one print. The listed size of the part is that of a page. */
const spine = z.strictObject({
  /** The thickness of a sheet, which is two pages. */
  sheetMm: mm,
  /** That of both boards, or of the card of a soft cover. */
  boardsMm: margin,
  /** The thinnest spine that takes words. */
  leastTextMm: margin,
  /** The groove beside the spine of a hard cover. */
  jointMm: margin,
  /** By how much the boards are larger than the pages, at the top and at the bottom. */
  overhangMm: margin,
})

/** What a neon sign is made of, and what that can do. */
const sign = z.strictObject({
  tube: z.strictObject({
    widthMm: mm,
    /** The tightest bend of the centre line. A tighter one is cut. */
    leastRadiusMm: mm,
    /** Between the centre lines of two tubes beside each other. */
    gapMm: mm,
    /** The strip inside can be cut only every so often. */
    cutMm: mm,
    wattsPerM: z.number().positive(),
    /** The most that is lit from one end. */
    feedM: z.number().positive(),
  }),
  /** The least height of a capital. */
  leastLetterMm: mm,
  board: z.strictObject({
    thicknessMm: mm,
    /** Around the centre lines. */
    marginMm: margin,
    /** Of the corners of a rectangle. */
    cornerMm: margin,
    /** From the centre of a hole to the edge, and to a centre line. */
    holeMm: margin,
  }),
  /** The sizes of adaptors, from the least. */
  adaptorsW: z.array(z.number().positive()).min(1),
})

/** A printed part of the product in the listed orientation. */
const part = z.strictObject({
  id,
  /** What a shopper calls it. */
  label: z.string(),
  outline,
  /** Width and height of the visible face. */
  size: z.strictObject({ widthMm: mm, heightMm: mm }),
  /** True when the shopper may switch between portrait and landscape. */
  canRotate: z.boolean(),
  /** Printed past every side and cut off. */
  bleedMm: margin,
  /** The distance from the edge within which text may be cut. */
  safeMm: margin,
  /** Depth of the sides that the print is folded around; 0 for a flat part. */
  wrapMm: margin,
  /** The print on the wrapped sides. */
  edge: z.enum(['wrap', 'mirror', 'white', 'colour', 'blurred']),
  /** Unprinted border inside the face. */
  borderMm: margin,
  /** Holes with round corners: circles, slots, openings. The centre is in 0..1 of the size. */
  holes: z.array(z.strictObject({ x: unit, y: unit, widthMm: mm, heightMm: mm, radiusMm: margin })),
  /** Areas that something covers, such as a mug's handle, in 0..1 of the size. */
  quiet: z.array(
    z.strictObject({
      label: z.string(),
      x: unit,
      y: unit,
      width: unit,
      height: unit,
      /** True where an overlay shows what is there, so that the tool need not. */
      isSeen: z.boolean().optional(),
    }),
  ),
  /** What may be placed. `graphic` stands for shapes too. */
  allows: z.array(z.enum(['photo', 'text', 'graphic', 'layout', 'background', 'neon'])).min(1),
  /** True when the part may stay without a photo. */
  mayBeEmpty: z.boolean(),
  /** The part is printed from the design of another one. */
  sameAs: z.strictObject({ part: id, mirrored: z.boolean() }).nullable(),
  /** The part is cut into pieces that hang or lie beside each other, each with its own bleed and wrapped sides. */
  pieces: z
    .strictObject({
      columns: count,
      rows: count,
      gapMm: margin,
    })
    .nullable(),
  overlays: z.array(overlay),
  /** True when width and height of the listed size change places. */
  isTurned: z.boolean().optional(),
  fold: fold.optional(),
  spine: spine.optional(),
  /** The sheets between the covers. */
  sheets: z.number().int().min(1).max(SURFACES_MAX).optional(),
  /** Each page has its number at its outer corner below, in digits of this height. */
  pageNumbers: z.strictObject({ sizeMm: mm, fromEdgeMm: margin }).optional(),
  /** Everything on the part is stamped in foil of one colour, on a cloth of another. */
  foil: z.strictObject({ colour, cloth: colour }).optional(),
  /** The places for photos that a new design starts with: over all of the face, or for its two halves. */
  layout: surfaceLayout.optional(),
  halves: layoutHalves.optional(),
  /** True for a part that should look the same both ways up, as the back of a playing card. */
  isBothWays: z.boolean().optional(),
  /** The least width of an even border at the edge. A narrower one shows where the cut is a little off. */
  leastBorderMm: mm.optional(),
  /** The area that layouts divide, in 0..1 of the size; all of it where left out. */
  layoutArea: z.strictObject({ x: unit, y: unit, width: share, height: share }).optional(),
  /** Where the days of a month are, or the years of a calendar, in 0..1 of the size. */
  month: z.strictObject({ x: unit, y: unit, width: share, height: share, shows: z.enum(['days', 'years']) }).optional(),
  /** The first day of the weeks of a month; Monday where left out. */
  weekStart: z.enum(['monday', 'sunday']).optional(),
  /** The background colour and the texts that a new design starts with, in the colour of `ink` if there is one. */
  ground: colour.optional(),
  /** What is drawn on that colour. */
  pattern: z.strictObject({ name: z.enum(PATTERNS), colour, repeats: z.number().min(3).max(24) }).optional(),
  ink: colour.optional(),
  texts: z.array(startText).optional(),
  /** The most letters that the workshop can make on the part, all its texts together; with `linesMax` on each line. */
  lettersMax: count.optional(),
  /** The most lines that the workshop can make on the part, all its texts together. */
  linesMax: several.optional(),
  /** A neon sign, with the words that it starts with (one empty line for a drawing alone) and what its options choose. */
  sign: sign.optional(),
  signWords: z.array(z.string().max(40)).min(1).max(SIGN_LINES_MAX).optional(),
  signFont: z.enum(TUBE_FONTS).optional(),
  signColour: z.enum(TUBE_COLOURS).optional(),
  /** The colours of its lines of words, in place of that of the sign. */
  signColours: z.array(z.enum(TUBE_COLOURS)).min(1).max(SIGN_LINES_MAX).optional(),
  signDrawing: z.enum(TUBE_DRAWINGS).optional(),
  signDrawingAt: z.enum(DRAWING_PLACES).optional(),
  /** In heights of a capital. */
  signDrawingHeight: z.number().min(0.1).max(6).optional(),
  /** Of a drawing, and of its accents, such as the olive in a glass: that of the sign where left out. */
  signDrawingColour: z.enum(TUBE_COLOURS).optional(),
  signAccent: z.enum(TUBE_COLOURS).optional(),
  signBoard: z.enum(BOARD_SHAPES).optional(),
})

/** How a product looks where it hangs, for drawings to scale. */
const look = z.strictObject({
  /** What a shopper calls the product in a sentence. */
  noun: z.string(),
  kind: z.enum(['canvas', 'frame', 'sheet', 'clear', 'hexagon']),
  /** From the wall to the front of the print. */
  offMm: margin,
  frame: z.enum(['oak', 'black', 'white']).nullable(),
  frameMm: margin,
  /** A mat, or the clear rim of a print between two sheets. */
  rimMm: margin,
  /** Address of the photo that is drawn until the shopper has one. */
  sample: z.string(),
})

/** The effect of a chosen option. Of two effects on one field the later one wins. */
const effect = z.strictObject({
  /** Uid of the option value. */
  option: z.string(),
  /** The only parts of the product. A part must be in the lists of all chosen options. */
  only: z.array(id).min(1).optional(),
  /** Other values of parts, by part id; `*` stands for every part. */
  part: z.record(z.string(), part.omit({ id: true }).partial()).optional(),
  look: look.partial().optional(),
  /** True for what is only made in the workshop, such as a fabric: the tool does not draw it. */
  workshop: z.literal(true).optional(),
  /** True where nothing is printed: the design only shows how the product will look. */
  unprinted: z.literal(true).optional(),
  /** How many surfaces a part has, by part id, in place of the counts of the arrangement. */
  counts: z.record(z.string(), pageCount).optional(),
  /** The largest width plus height of a typed size with the price of this option. */
  upToMm: mm.optional(),
})

/** How the surfaces of the product are counted. `arrangement/` has the rules of each kind. */
export const arrangementData = z.discriminatedUnion('kind', [
  /** Each part once, as the options leave it. */
  z.strictObject({ kind: z.literal('parts') }),
  /** A surface a print, each with its own photo, options and quantity. */
  z.strictObject({ kind: z.literal('copies') }),
  /** Sheets of several kinds, in this order. */
  z.strictObject({
    kind: z.literal('pages'),
    sequence: z
      .array(
        z.strictObject({
          part: id,
          count: pageCount,
          timesPrinted: count.optional(),
          /** What its surfaces are called: the label of the part where left out, with a number where there are several. */
          names: z.enum(SURFACE_NAMES).optional(),
          /** True where each surface is a pair of a game: printed twice, or once beside a second surface of its own. */
          isPair: z.boolean().optional(),
          /** The part that is printed behind each page of this one, in place of once by itself. */
          backedBy: id.optional(),
        }),
      )
      .min(1),
    /** What a shopper reorders: the sheets with what is on them, or only what is on them. */
    move: z.enum(['surfaces', 'photos']),
  }),
])

/** A print file of its own, with the pages of these parts in this order. */
const file = z.strictObject({
  /** A word of its name, for the workshop. */
  name: z.string().regex(/^[a-z]+$/),
  parts: z.array(id).min(1),
  /** A part with a fold is one page, or two single ones. */
  split: z.enum(['pages', 'spreads']).optional(),
})

/** Limits of width and height where the shopper types them. The larger one is at most `longMm`, the other `shortMm`. */
const freeSize = z.strictObject({ leastMm: mm, shortMm: mm, longMm: mm, stepMm: mm })

/** A body for the view of the finished product. */
const view = z.strictObject({
  solid: z.enum(['box', 'frame', 'block', 'cylinder', 'cushion', 'cube', 'lamp', 'book', 'calendar', 'cards', 'tiles']),
  /** Changes its colour by heat. */
  heat: z.boolean(),
})

/**
 * The product data of the design tool and the printer: parts with their sizes in mm, the effects of options, and the
 * required resolution. Option uids are those of the catalogue.
 */
export const productDefinition = z.strictObject({
  version: z.literal(DEFINITION_VERSION),
  parts: z.array(part).min(1),
  arrangement: arrangementData,
  /** The schema of what a design says as a whole, such as the first month of a calendar. */
  settings: z.enum(SETTINGS).optional(),
  /** True when sizes of the photo's shape are offered. The sizes of a mug or a sock are those of the product. */
  sizeFollowsPhoto: z.boolean(),
  /** The `product_type` of its ready-made templates; none where left out. */
  templates: id.optional(),
  /** The print files of one piece; one file with all parts where left out. */
  files: z.array(file).min(1).optional(),
  effects: z.array(effect),
  /** Left out where the sizes are those of the options. */
  freeSize: freeSize.optional(),
  /** Pixels per inch of a good print, and the least below which the tool warns. */
  resolution: z.strictObject({ goodPpi: z.number().positive(), leastPpi: z.number().positive() }),
  /** Null for a product that is not drawn to scale. */
  look: look.nullable(),
  views: z.array(view),
})

export type ProductDefinition = z.infer<typeof productDefinition>
export type ProductPart = ProductDefinition['parts'][number]
export type Outline = ProductPart['outline']
export type Overlay = ProductPart['overlays'][number]
export type StartText = NonNullable<ProductPart['texts']>[number]
export type SignRules = NonNullable<ProductPart['sign']>
export type EdgeKind = ProductPart['edge']
export type PrintedFile = NonNullable<ProductDefinition['files']>[number]
export type FreeSize = NonNullable<ProductDefinition['freeSize']>
export type ProductLook = NonNullable<ProductDefinition['look']>

export type SurfaceNames = (typeof SURFACE_NAMES)[number]
export type PagesArrangement = Extract<ProductDefinition['arrangement'], { kind: 'pages' }>

/** @throws where the JSON is no definition of this schema or of an earlier one */
export const parseDefinition = (json: string): ProductDefinition =>
  productDefinition.parse(currentDefinition(JSON.parse(json)))
