import { generateKeyBetween } from 'fractional-indexing'
import type { Box } from '../../display-list'
import type { DesignDocument, DesignSurface, Frame, PlacedText } from '../../document'
import type { Patch } from '../../patch'
import { itemsOn } from '../../records'
import type { Size } from '../../surfaces'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'
import type { TextData } from '../../text/text-data'

/** The first words of a new text. They show where it is until the shopper types. */
export const FIRST_WORDS = 'Your words'

/** The height of new letters and the width of a new text, as parts of the face's shorter side and of its width. */
const SIZE_SHARE = 0.1
const WIDTH_SHARE = 0.8

const INK = '#16211b' as const
const WHITE = '#ffffff' as const
/** The light in 0..1 at which ink and white are equally easy to read. */
const EQUAL_LIGHT = 0.5

const START: Omit<TextData, 'words' | 'sizeMm' | 'colour'> = {
  font: 'figtree',
  align: 'centre',
  lineHeight: 1.2,
  letterSpacing: 0,
}

/** A frame that a document stores is not larger. */
const FRAME_MAX_MM = 10_000

/** The frame around the lines of a text: its width stays, and its middle stays where it is. */
function fitted(frame: Frame, data: TextData, shape: Shape): Frame {
  const height = Math.min(layoutText(data, frame, shape).bounds.height, FRAME_MAX_MM)
  return { ...frame, y: frame.y + (frame.height - height) / 2, height }
}

/** The colour in which letters are easy to read on this light, in 0..1. */
export const readableOn = (light: number): TextData['colour'] => (light < EQUAL_LIGHT ? WHITE : INK)

/** The place of the one line of a new text, in mm of the face. */
export function newTextBox(face: Size): Box {
  const height = Math.min(face.width, face.height) * SIZE_SHARE
  const width = face.width * WIDTH_SHARE
  return { x: (face.width - width) / 2, y: (face.height - height) / 2, width, height }
}

/** A new text in the middle of a face, above everything on it. */
export function addText(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  face: Size,
  text: { id: string; words: string; colour?: TextData['colour'] },
  shape: Shape,
): Patch {
  const { x, width, height: sizeMm } = newTextBox(face)
  const data: TextData = { ...START, colour: text.colour ?? INK, words: text.words, sizeMm }
  const frame = { x, y: face.height / 2, width, height: 0, angle: 0 }
  const item: PlacedText = {
    kind: 'item',
    id: text.id,
    surface: surface.id,
    order: generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null),
    frame: fitted(frame, data, shape),
    type: 'text',
    data,
  }
  return { put: [item] }
}

/** Changes a text. Its frame keeps its width and follows the height of the lines. */
export function changeText(item: PlacedText, change: Partial<TextData>, shape: Shape): Patch {
  const data = { ...item.data, ...change }
  return { put: [{ ...item, data, frame: fitted(item.frame, data, shape) }] }
}
