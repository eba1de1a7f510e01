import { pageName } from '@kea/design/arrangement/page-names'
import { type PrintedSurface, printed } from '@kea/design/arrangement/printed'
import type { DesignDocument } from '@kea/design/document/document'
import type { Box } from '@kea/design/geometry/display-list'
import { halvesOf, spineBox } from '@kea/design/geometry/folds'
import { boxOf } from '@kea/design/geometry/outline'
import { cardAt, cardName } from '@kea/design/geometry/playing-cards'
import type { ProductDefinition, ProductPart } from '@kea/design/product/definition'
import { spineMm } from '@kea/design/product/spine'
import { bookModel, pageKey } from './book'
import { calendarModel, sheetKey } from './calendar'
import { deckModel, faceKey } from './deck'
import type { PagesModel } from './model'
import type { PagedSolid } from './paged-solid'
import { tilesModel } from './tiles'

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

interface Given {
  definition: ProductDefinition
  design: Design
  surfaces: readonly PrintedSurface[]
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const whole = (surface: PrintedSurface): PagePicture => ({ printed: surface, box: boxOf(surface.geometry.face) })

/** A cover with a spine, and single pages and spreads in their order. */
function book({ definition, design, surfaces }: Given): DesignedPages | null {
  const cover = surfaces.find(({ part }) => part.spine)
  const inside = surfaces.filter(({ part }) => !part.spine)
  const halves = cover && halvesOf(cover.geometry)
  const spine = cover && spineBox(cover.geometry)
  const pages = inside.flatMap((printed): PagePicture[] => {
    const both = halvesOf(printed.geometry)
    return both ? [both.left, both.right].map((box) => ({ printed, box })) : [whole(printed)]
  })
  const [first] = pages
  if (!cover?.part.spine || !halves || !spine || !first) return null
  const { boardsMm, jointMm, overhangMm, sheetMm } = cover.part.spine
  // Cloth or paper goes round boards; a card has nothing to go round.
  const isSoft = cover.geometry.depthMm === 0
  const boardMm = boardsMm / 2
  const rim = isSoft ? 0 : boardMm
  const groove = jointMm > 0
  const leaves = Math.ceil(pages.length / 2)
  const names = inside.map(({ surface }) => pageName(definition, design, surface))
  const model = bookModel(
    {
      ...{ page: first.box, leaves, sheetMm, boardMm, overhangMm, jointMm, isSoft },
      spineMm: Math.max(spineMm(cover.part), leaves * sheetMm + boardsMm),
      halfMm: halves.right.width,
      stuff: cover.part.foil ? 'cloth' : 'laminate',
    },
    { stops: ['Front cover', ...names, 'Back cover'] },
  )
  const pictures = new Map<string, PagePicture>([
    ['front', { printed: cover, box: grown(halves.right, rim), ...(groove && { worked: 'groove-left' }) }],
    ['back', { printed: cover, box: grown(halves.left, rim), ...(groove && { worked: 'groove-right' }) }],
    ['spine', { printed: cover, box: spine }],
    ...pages.map((page, at) => [pageKey(at + 1), page] as const),
  ])
  return { model, pictures }
}

/** Sheets that are bound by a wire at their upper edge. The hanger keeps a place free; a calendar without one stands. */
function calendar({ definition, design, surfaces }: Given): DesignedPages | null {
  const [first] = surfaces
  if (!first) return null
  const isStanding = first.part.quiet.every(({ width }) => width === 1)
  const model = calendarModel(
    { sheet: first.geometry.face, sheets: surfaces.length, isStanding },
    { stops: surfaces.map(({ surface }) => pageName(definition, design, surface)) },
  )
  const worked = isStanding ? 'punched' : 'notched'
  return {
    model,
    pictures: new Map(surfaces.map((surface, at) => [sheetKey(at), { ...whole(surface), worked }])),
  }
}

const radiusOf = ({ outline }: ProductPart): number => (outline.kind === 'rect' ? outline.radiusMm : 0)

const hasIndex = ({ overlays }: ProductPart): boolean => overlays.some(({ kind }) => kind === 'card-index')

/** Faces, then one back. Where only the back is designed, the workshop has the faces. */
function cards({ definition, surfaces }: Given): DesignedPages | null {
  const back = surfaces.at(-1)
  const faces = surfaces.slice(0, -1)
  const part = definition.parts.find(hasIndex)
  if (!back || (faces.length === 0 && !part)) return null
  const count = faces.length || STANDARD_DECK
  const stops = Array.from({ length: count }, (_, at) => cardName(cardAt(at)))
  const up = faces.length > 0 ? 'face' : 'back'
  const model = deckModel({ card: back.geometry.face, radius: radiusOf(back.part), cards: count, up }, { stops })
  const shown = faces.length > 0 ? faces.map(whole) : stops.map((_, place) => ({ part: part as ProductPart, place }))
  return {
    model,
    pictures: new Map<string, PagePicture | StandardFace>([
      ['back', whole(back)],
      ...shown.map((face, at) => [faceKey(at), face] as const),
    ]),
  }
}

/** 52 cards and two jokers. */
const STANDARD_DECK = 54

/** Pairs, each printed twice or in two pictures, then one back. */
function tiles({ definition, design, surfaces }: Given): DesignedPages | null {
  const back = surfaces.at(-1)
  const faces = surfaces.slice(0, -1)
  if (!back || faces.length === 0) return null
  const all = faces.flatMap((face) => Array.from({ length: face.copies }, () => face))
  const model = tilesModel({
    ...{ tile: back.geometry.face, radius: radiusOf(back.part) },
    faces: all.map(({ surface }) => surface.id),
    names: all.map(({ surface }) => pageName(definition, design, surface)),
  })
  return {
    model,
    pictures: new Map([['back', whole(back)], ...faces.map((face) => [face.surface.id, whole(face)] as const)]),
  }
}

const MAKERS: Record<PagedSolid, (given: Given) => DesignedPages | null> = { book, calendar, cards, tiles }

/** The thing of many pages that a design makes, with the picture of each page; null for a design without its parts. */
export const designedPages = (definition: ProductDefinition, design: Design, solid: PagedSolid): DesignedPages | null =>
  MAKERS[solid]({ definition, design, surfaces: printed(design, definition, design.options) })
