/** Fonts of single lines. */
export const TUBE_FONTS = ['script', 'round', 'narrow'] as const
export type TubeFontId = (typeof TUBE_FONTS)[number]

/** The colours that the tube is sold in. */
export const TUBE_COLOURS = [
  'warm-white',
  'cool-white',
  'pink',
  'rose',
  'red',
  'orange',
  'lemon',
  'green',
  'sky-blue',
  'purple',
] as const
export type TubeColour = (typeof TUBE_COLOURS)[number]

/** Drawings of single lines that stand beside the words, or alone. */
export const TUBE_DRAWINGS = [
  'heart',
  'star',
  'moon',
  'cloud',
  'footprint',
  'double-heart',
  'zigzag',
  'bolt',
  'taranaki',
  'aoraki',
  'remarkables',
  'mitre-peak',
  'quavers',
  'treble-clef',
  'record',
  'fern',
  'fern-left',
  'wave',
  'cup',
  'coupe',
  'flames',
  'roof',
  'controller',
  'ring',
] as const
export type TubeDrawing = (typeof TUBE_DRAWINGS)[number]

/** Where a drawing stands beside the words. */
export const DRAWING_PLACES = ['right', 'above', 'below', 'around'] as const
export type DrawingPlace = (typeof DRAWING_PLACES)[number]

/** A rectangle with round corners, or cut round the tubes. */
export const BOARD_SHAPES = ['rectangle', 'round'] as const
export type BoardShape = (typeof BOARD_SHAPES)[number]

export const ALIGNMENTS = ['left', 'centre', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** The most lines of words on a sign, and letters on one of them. */
export const SIGN_LINES_MAX = 3
export const LINE_LETTERS_MAX = 40
