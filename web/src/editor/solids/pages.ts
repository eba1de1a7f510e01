import { type PrintedSurface, printed } from '@kea/design/arrangement/printed'
import type { DesignDocument } from '@kea/design/document/document'
import type { Box } from '@kea/design/geometry/display-list'
import { boxOf } from '@kea/design/geometry/outline'
import type { ProductDefinition, ProductPart } from '@kea/design/product/definition'
import type { PagesModel } from '../looks/pages/model'

/** What is made to a sheet after it is printed. */
export type Worked = 'groove-left' | 'groove-right' | 'punched' | 'notched'

/** The part of a printed surface that is seen on one page, in mm from the top left of its face. */
export interface PagePicture {
  printed: Pick<PrintedSurface, 'part' | 'surface'>
  box: Box
  worked?: Worked
}

/** A card that the workshop has: rank and suit on white. */
export interface StandardFace {
  part: ProductPart
  place: number
}

export interface DesignedPages {
  model: PagesModel
  pictures: ReadonlyMap<string, PagePicture | StandardFace>
}

type Design = Pick<DesignDocument, 'options' | 'records' | 'settings'>

/** What the pages are made of. */
export interface PrintedDesign {
  definition: ProductDefinition
  design: Design
  surfaces: readonly PrintedSurface[]
}

/** Null for a design without the parts that the solid needs. */
export type MakePages = (given: PrintedDesign) => DesignedPages | null

/** A surface that is one page. */
export const wholePage = (surface: PrintedSurface): PagePicture => ({
  printed: surface,
  box: boxOf(surface.geometry.face),
})

export const cornerRadius = ({ outline }: ProductPart): number => (outline.kind === 'rect' ? outline.radiusMm : 0)

/** The thing of many pages that a design makes, with the picture of each page. */
export const designedPages = (definition: ProductDefinition, design: Design, make: MakePages): DesignedPages | null =>
  make({ definition, design, surfaces: printed(design, definition, design.options) })
