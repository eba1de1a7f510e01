import type { Box } from '../geometry/display-list'

/** A photo, as far as its place matters. Plain numbers, since a large book asks for a hundred thousand places. */
export interface Shot {
  id: string
  /** Width divided by height. */
  ratio: number
  widthPx: number
  /** What it seems to show, in 0..1 of the photo; null where nobody has looked. */
  subject: Box | null
  /** 0..1, and above 1 for a favourite. */
  score: number
  /** The number of its event. */
  event: number
  /** True for the best of an event. */
  isHero: boolean
}

/** A place for a photo, as far as the photo matters. */
export interface Place {
  width: number
  height: number
  /** Of the width, what the strip of a fold takes at its left, and at its right. */
  stripLeft: number
  stripRight: number
}

/** How much a photo loses in a place. */
export interface Fit {
  /** The share of the photo that is not seen, 0..1. */
  lost: number
  /** The share of its subject that is cut off. */
  cut: number
  /** The share of its subject that lies near a fold. */
  inFold: number
  /** Pixels per inch. */
  ppi: number
}

const MM_PER_INCH = 25.4
/** The zooms by which an automatic crop keeps a subject off a fold (geometry/automatic-crop.ts). */
const ZOOMS: readonly number[] = [1, 1.15, 1.3, 1.5]
const LARGEST_ZOOM = 1.5

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Where a crop of this side begins that is as near to the middle of a subject as it can be. */
const startOf = (from: number, side: number, crop: number): number => clamp(from + side / 2 - crop / 2, 0, 1 - crop)

/** How much of a part from `from` to `to` lies before `low` or behind `high`, 0..1. */
const outside = (from: number, to: number, low: number, high: number): number =>
  (Math.max(low - from, 0) + Math.max(to - high, 0)) / Math.max(to - from, 1e-9)

/**
 * How an automatic crop will show a photo in a place, without a search for it. Where its subject would be near a fold, the
 * crop zooms in until it can be moved off.
 */
export function fitOf({ ratio, widthPx, subject }: Shot, { width, height, stripLeft, stripRight }: Place): Fit {
  const relative = width / height / ratio
  const [wide, high] = relative >= 1 ? [1, 1 / relative] : [relative, 1]
  const ppiAt = (zoom: number) => ((wide / zoom) * widthPx) / (width / MM_PER_INCH)
  if (!subject) return { lost: 1 - wide * high, cut: 0, inFold: 0, ppi: ppiAt(1) }
  const [left, right] = [subject.x, subject.x + subject.width]
  const top = startOf(subject.y, subject.height, high)
  const start = startOf(left, subject.width, wide)
  const across = outside(left, right, start, start + wide)
  const cutDown = Math.min(outside(subject.y, subject.y + subject.height, top, top + high), 1)
  const cut = 1 - (1 - Math.min(across, 1)) * (1 - cutDown)
  const [low, end] = [start + stripLeft * wide, start + (1 - stripRight) * wide]
  if (left >= low - 1e-9 && right <= end + 1e-9) return { lost: 1 - wide * high, cut, inFold: 0, ppi: ppiAt(1) }
  const inStrip = Math.max(outside(left, right, low, end) - across, 0)
  if (inStrip === 0) return { lost: 1 - wide * high, cut, inFold: 0, ppi: ppiAt(1) }
  // At a larger zoom the crop can be moved further, towards the side with the strip.
  const needed = Math.max(
    stripRight > 0 ? (stripRight * wide) / Math.max(1 - right, 1e-9) : 0,
    stripLeft > 0 ? (stripLeft * wide) / Math.max(left, 1e-9) : 0,
  )
  const zoom = ZOOMS.find((step) => step >= needed) ?? LARGEST_ZOOM
  const isOff = needed <= LARGEST_ZOOM && subject.width <= ((1 - stripLeft - stripRight) * wide) / zoom
  const lost = 1 - (wide * high) / (zoom * zoom)
  return { lost, cut: isOff ? cut : Math.max(cut, 0.1), inFold: isOff ? 0 : inStrip, ppi: ppiAt(zoom) }
}

/** What the faults of a page weigh beside each other. */
const LOST_WEIGHT = 1
const LOST_SQUARED_WEIGHT = 6
const CUT_WEIGHT = 4
const FOLD_WEIGHT = 6
const SOFT_WEIGHT = 3
/** A subject of which more is cut off is not seen. */
export const CUT_MOST = 1 / 3
/** A subject of which less lies near a fold is still seen (preflight/fold-findings.ts). */
export const IN_FOLD_MOST = 0.2

/** How bad a fit is: 0 for a photo that loses nothing. */
export const costOf = ({ lost, cut, inFold, ppi }: Fit, leastPpi: number): number =>
  LOST_WEIGHT * lost +
  LOST_SQUARED_WEIGHT * lost * lost +
  (cut > CUT_MOST ? CUT_WEIGHT : cut) +
  (inFold > IN_FOLD_MOST ? FOLD_WEIGHT : 2 * inFold) +
  (ppi < leastPpi ? SOFT_WEIGHT : 0)
