import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface, Frame, PlacedText } from '../../document'
import type { Patch } from '../../patch'
import { itemsOn } from '../../records'
import type { Size } from '../../surfaces'
import { INK } from '../../text/contrast'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'
import type { TextData } from '../../text/text-data'

/** The first words of a new text. They show where it is until the shopper types. */
export const FIRST_WORDS = 'Your words'

/** The height of new letters and the width of a new text, as parts of the face's shorter side and of its width. */
const SIZE_SHARE = 0.1
const WIDTH_SHARE = 0.8

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

/** The heights at which a new text may stand, in 0..1 of the face. The middle is preferred. */
const PLACES = [0.5, 0.36, 0.64, 0.22, 0.78]

/** New texts at each height of a face, above everything on it. The first is in the middle. */
export function newTexts(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  face: Size,
  { id, words }: { id: string; words: string },
  shape: Shape,
): PlacedText[] {
  const sizeMm = Math.min(face.width, face.height) * SIZE_SHARE
  const width = face.width * WIDTH_SHARE
  const data: TextData = { ...START, colour: INK, words, sizeMm }
  const order = generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null)
  return PLACES.map((share): PlacedText => {
    const frame = { x: (face.width - width) / 2, y: face.height * share, width, height: 0, angle: 0 }
    return { kind: 'item', id, surface: surface.id, order, frame: fitted(frame, data, shape), type: 'text', data }
  })
}

/** Changes a text. Its frame keeps its width and follows the height of the lines. */
export function changeText(item: PlacedText, change: Partial<TextData>, shape: Shape): Patch {
  const data = { ...item.data, ...change }
  return { put: [{ ...item, data, frame: fitted(item.frame, data, shape) }] }
}
