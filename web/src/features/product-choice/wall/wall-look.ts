import type { ProductDefinition } from '@kea/design/definition'
import type { Product } from '@kea/shared/page/product'
import { SAMPLES, type Sample } from './samples'

/** How a product looks on a wall. Lengths are in mm. */
export interface WallLook {
  /** What a shopper calls it. */
  noun: string
  kind: 'canvas' | 'frame' | 'sheet' | 'clear' | 'hexagon'
  /** From the wall to the print's front; the length of its shadow follows from it. */
  offMm: number
  /** Colour of the frame. */
  frame?: 'oak' | 'black' | 'white'
  frameMm: number
  /** A mat, or the clear rim of a print between two sheets. */
  rimMm: number
  /** White paper around the photo, inside the size. */
  borderMm: number
  panels: number
  sample: Sample
}

const FLAT = { frameMm: 0, rimMm: 0, borderMm: 0, panels: 1 }
const FRAME_MM = 20
export const PANEL_GAP_MM = 30

/** Titles of the chosen options. */
const titlesOf = ({ options }: Product, chosen: readonly string[]): string[] =>
  options.flatMap(({ choices }) => choices.filter(({ uid }) => chosen.includes(uid)).map(({ title }) => title))

const KINDS: Record<string, Pick<WallLook, 'noun' | 'kind' | 'offMm'> & Partial<WallLook>> = {
  'framed-photo-print': { noun: 'framed print', kind: 'frame', offMm: 30, frameMm: FRAME_MM },
  'double-acrylic-print': { noun: 'double acrylic print', kind: 'clear', offMm: 26, rimMm: 50 },
  'acrylic-print': { noun: 'acrylic print', kind: 'sheet', offMm: 20 },
  'metal-print': { noun: 'metal print', kind: 'sheet', offMm: 13 },
  'wood-print': { noun: 'wood print', kind: 'sheet', offMm: 12 },
  'hexagon-canvas': { noun: 'hexagon canvas', kind: 'hexagon', offMm: 19 },
  'photo-poster': { noun: 'poster', kind: 'sheet', offMm: 1 },
}

export function lookOf(product: Product, definition: ProductDefinition, chosen: readonly string[]): WallLook {
  const titles = titlesOf(product, chosen)
  const sample = SAMPLES[product.sku] ?? SAMPLES.default
  if (definition.shape === 'canvas') {
    const depth = definition.depths.find(({ optionUid }) => chosen.includes(optionUid)) ?? definition.depths[0]
    return { ...FLAT, noun: 'canvas', kind: 'canvas', offMm: depth?.depthMm ?? 19, panels: panelsOf(titles), sample }
  }
  const known = KINDS[product.sku] ?? { noun: 'print', kind: 'sheet', offMm: 1 }
  return { ...FLAT, ...known, ...(known.kind === 'frame' && framing(titles)), borderMm: borderOf(titles), sample }
}

/** "3 panels of 30 × 60 cm" has three. */
const panelsOf = (titles: readonly string[]): number => Number(numberIn(titles, /^(\d) panels/) ?? 1)

/** "White, 10 mm" and "White, 3 cm on all sides" are borders. */
function borderOf(titles: readonly string[]): number {
  const mm = numberIn(titles, /^White, (\d+) mm/)
  return Number(mm ?? Number(numberIn(titles, /^White, (\d+) cm/) ?? 0) * 10)
}

function framing(titles: readonly string[]): Pick<WallLook, 'rimMm' | 'frame'> {
  const frame = titles.includes('Black') ? 'black' : titles.includes('White') ? 'white' : 'oak'
  return { frame, rimMm: Number(numberIn(titles, /^White mat, (\d+) mm/) ?? 0) }
}

const numberIn = (titles: readonly string[], pattern: RegExp): string | undefined =>
  titles.map((title) => pattern.exec(title)?.[1]).find((found) => found !== undefined)

/** Width and height with frame, mat and the gaps between panels. */
export function extentOf({ widthMm, heightMm }: { widthMm: number; heightMm: number }, look: WallLook) {
  const around = 2 * (look.frameMm + look.rimMm)
  return { widthMm: widthMm + around + (look.panels - 1) * PANEL_GAP_MM, heightMm: heightMm + around }
}
