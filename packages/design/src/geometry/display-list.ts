import type { PhotoLook } from '../look/photo-look'
import type { FontId } from '../text/fonts'

/** `[a, b, c, d, e, f]` as on a canvas and in a PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** sRGB as `#rrggbb`. */
export type Colour = `#${string}`

/** An SVG path of absolute M, L, C and Z commands, in mm. */
export type PathData = string

/**
 * A photo. `transform` maps the unit square of the photo to mm: (0, 0) is its top left after the EXIF orientation,
 * (1, 1) its bottom right. A crop is the clip of a group around it.
 */
export interface ImagePrimitive {
  kind: 'image'
  /** The id of the photo's record. */
  photo: string
  transform: Matrix
  /** The key of the derived original with changed pixels; null for the photo as it is. */
  derived: string | null
  /** How its colours are changed on the screen. The derived original has them already. */
  look?: PhotoLook
}

export interface PathPrimitive {
  kind: 'path'
  path: PathData
  fill?: Colour
  /** A round one has round ends and corners. */
  stroke?: { colour: Colour; widthMm: number; isRound?: boolean }
}

export interface Glyph {
  /** The glyph's index in the font. */
  id: number
  /** The text that this glyph stands for, in NFC; empty for the further glyphs of a cluster. */
  text: string
  /** Origin of the glyph. `transform` of the run is applied later. */
  transform: Matrix
}

/** Shaped text. The outline of a glyph is scaled by `sizeMm` per em; y grows downwards. */
export interface GlyphsPrimitive {
  kind: 'glyphs'
  font: FontId
  sizeMm: number
  glyphs: readonly Glyph[]
  colour: Colour
  /** A line along the edge of each glyph, below all of them, so that half of its width is seen. */
  outline?: { colour: Colour; widthMm: number }
}

export interface GroupPrimitive {
  kind: 'group'
  transform?: Matrix
  clip?: PathData
  children: readonly Primitive[]
}

/**
 * Blurred sides: `box` is filled with what is near the edge of `face`, which `children` show. The screen blurs them, and
 * print has the pixels of the device.
 */
export interface BlurPrimitive {
  kind: 'blur'
  box: Box
  face: Box
  /** The key of the pixels. */
  derived: string
  children: readonly Primitive[]
}

/** What screen and print draw, back to front. Millimetres from the top left of the trimmed piece, y downwards. */
export type Primitive = ImagePrimitive | PathPrimitive | GlyphsPrimitive | GroupPrimitive | BlurPrimitive

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What can be switched off in the file. */
export interface PageLayer {
  name: string
  list: readonly Primitive[]
}

/** One printed page. */
export interface DisplayPage {
  /** The id of the surface. */
  surface: string
  label: string
  /** The box that is printed, with bleed and wrapped sides, in mm. */
  bleedBox: Box
  /** The box of the finished piece before it is folded: the face with its wrapped sides. */
  trimBox: Box
  list: readonly Primitive[]
  /** Closed paths along which the piece is cut. Empty for a plain rectangle. */
  cuts: readonly PathData[]
  /** Lines on the paper outside the bleed, which show where a cover is folded. */
  marks?: readonly PathData[]
  /** Drawn after the list, also on the paper around. */
  layers?: readonly PageLayer[]
  /** The paper, where it is not a margin around the bleed. */
  paper?: Box
  /** Number of copies of this page in the file. */
  copies: number
}
