import { allPrinted } from '../../../packages/design/src/arrangement/printed'
import { pagesOf } from '../../../packages/design/src/compose/compose'
import type { DesignDocument } from '../../../packages/design/src/document/document'
import { itemsOf } from '../../../packages/design/src/document/records'
import type { DisplayPage } from '../../../packages/design/src/geometry/display-list'
import { type DerivedNeed, derivedNeeds } from '../../../packages/design/src/look/derived-plan'
import type { ProductDefinition } from '../../../packages/design/src/product/definition'
import { drawings } from './letters'

export const PIXELS_PER_MM = 2.5
/**
 * How much finer a page with letters is drawn before it is reduced to that scale. pdftocairo rounds the origin of a filled
 * glyph to a whole pixel, and a stroked one stays where it is: letters move by half a pixel, to the side of their outline.
 */
const LETTER_REDUCTION = 8

/** The longer side of a piece that is compared at twice the scale. */
const SMALL_MM = 100

/** A design whose pages are drawn on the screen and in print, and compared. */
export interface Golden {
  name: string
  pages: DisplayPage[]
  /** The photos that are printed with changed pixels. */
  needs: DerivedNeed[]
  goodPpi: number
  /** Of the drawing. */
  pixelsPerMm: number
  /** How many drawn pixels become one that is compared. */
  reduction: number
}

export function drawn(name: string, definition: ProductDefinition, design: DesignDocument): Golden {
  const hasText = itemsOf(design).some(({ type }) => type === 'text' || type === 'month')
  const reduction = hasText ? LETTER_REDUCTION : 1
  // The photos of a small piece are finer than the raster, and so are its lines.
  const fine = definition.parts.every(({ size }) => Math.max(size.widthMm, size.heightMm) < SMALL_MM) ? 2 : 1
  const scale = { pixelsPerMm: PIXELS_PER_MM * reduction * fine, reduction }
  const needs = derivedNeeds(design, allPrinted(design, definition))
  return {
    name,
    pages: pagesOf(design, allPrinted(design, definition), drawings),
    needs,
    goodPpi: definition.resolution.goodPpi,
    ...scale,
  }
}
