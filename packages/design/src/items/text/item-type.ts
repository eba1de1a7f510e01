import type { Frame, PlacedText } from '../../document/document'
import { CORNERS, frameOfSize, type Handle, isCorner, resizeFrame, SIDES } from '../../geometry/resize-frame'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'
import type { ItemType, ItemWorld } from '../item-type'
import { composeText } from './compose'
import { scaleText } from './scale'

/** Sizes of letters that a document stores, and its widest outline. */
const LEAST_MM = 0.5
const MOST_MM = 2_000
const WIDEST_OUTLINE_MM = 50

/** Letters of a text that stand for it in a list. */
const LETTERS_SHOWN = 40

/** The text in a frame of this width. Its lines break anew, and the frame follows their height. */
function rewrapped(item: PlacedText, frame: Frame, shape: Shape): PlacedText {
  const { height } = layoutText(item.data, frame, shape).bounds
  return { ...item, frame: { ...frame, y: frame.y + (frame.height - height) / 2, height } }
}

/** The text with larger or smaller letters, so that its lines break as before. */
function scaled(item: PlacedText, handle: Handle, wanted: number): PlacedText {
  const { frame, data } = item
  const { sizeMm, outline } = data
  const most = Math.min(MOST_MM / sizeMm, outline ? WIDEST_OUTLINE_MM / outline.widthMm : Number.POSITIVE_INFINITY)
  const scale = Math.min(Math.max(wanted, LEAST_MM / sizeMm), most)
  return {
    ...item,
    frame: frameOfSize(frame, handle, frame.width * scale, frame.height * scale),
    data: {
      ...data,
      sizeMm: sizeMm * scale,
      ...(outline && { outline: { ...outline, widthMm: outline.widthMm * scale } }),
    },
  }
}

const isWidened = (before: Frame, after: Frame): boolean => Math.abs(before.width - after.width) > 1e-6

export const textType: ItemType<PlacedText> = {
  handles: [...CORNERS, ...SIDES],
  flips: false,
  compose: (_, item, { shape }) => composeText(item, shape),
  describe: ({ data }) => {
    const words = data.words.replace(/\s+/g, ' ').trim()
    return words.length > LETTERS_SHOWN ? `Text “${words.slice(0, LETTERS_SHOWN).trim()}…”` : `Text “${words}”`
  },
  scale: scaleText,
  reframe: (item, frame, { shape }: ItemWorld) =>
    isWidened(item.frame, frame)
      ? rewrapped(item, frame, shape)
      : { ...item, frame: { ...frame, height: item.frame.height } },
  resize(item, handle, to, { shape }) {
    const frame = resizeFrame(item.frame, handle, to, isCorner(handle))
    return isCorner(handle) ? scaled(item, handle, frame.width / item.frame.width) : rewrapped(item, frame, shape)
  },
}
