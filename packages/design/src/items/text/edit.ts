import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface, Frame, PlacedText } from '../../document/document'
import type { Patch } from '../../document/patch'
import { itemsOn } from '../../document/records'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import { INK } from '../../text/contrast'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'
import type { TextData } from '../../text/text-data'
import { fitPlace } from './fit-place'
import { textPlaces } from './places'

/** The first words of a new text. They show where it is until the shopper types. */
export const FIRST_WORDS = 'Your words'

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

/** New texts at each place of a face, above everything on it. The preferred place comes first. */
export function newTexts(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  geometry: Pick<SurfaceGeometry, 'part' | 'face'>,
  { id, words }: { id: string; words: string },
  shape: Shape,
): PlacedText[] {
  const order = generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null)
  return textPlaces(geometry).map(({ centre, width, sizeMm }): PlacedText => {
    const data: TextData = { ...START, colour: INK, words, sizeMm }
    const frame = { x: centre.x - width / 2, y: centre.y, width, height: 0, angle: 0 }
    return { kind: 'item', id, surface: surface.id, order, frame: fitted(frame, data, shape), type: 'text', data }
  })
}

/**
 * Changes a text. Its frame keeps its width and follows the height of the lines.
 *
 * @param place the example in whose place it stands
 */
export function changeText(item: PlacedText, change: Partial<TextData>, shape: Shape, place?: PlacedText): Patch {
  const data = place ? fitPlace(item, change, place, shape) : { ...item.data, ...change }
  return { put: [{ ...item, data, frame: fitted(item.frame, data, shape) }] }
}
