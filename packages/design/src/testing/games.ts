import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import type { DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { pagesDefinition, sheet } from './pages-definition'

const card = (id: string, label: string, widthMm: number, heightMm: number): ProductPart => ({
  ...sheet(id, label, widthMm, heightMm),
  outline: { kind: 'rect', radiusMm: 4 },
  safeMm: 4,
  leastBorderMm: 4,
})

/** A memory game of 3 pairs, or of 5, with a back that may stay empty. */
export const memoryDefinition: ProductDefinition = pagesDefinition(
  {
    sequence: [
      { part: 'face', count: 3, timesPrinted: 2, isPair: true, names: 'numbers' },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
  {
    parts: [card('face', 'Pair', 60, 60), { ...card('back', 'Back', 60, 60), mayBeEmpty: true }],
    effects: [{ option: 'pairs-5', counts: { face: 5 } }],
  },
)

/** A deck of cards, or only its back. */
export const cardsDefinition: ProductDefinition = pagesDefinition(
  {
    sequence: [
      { part: 'face', count: 54, names: 'cards' },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
  {
    parts: [
      { ...card('face', 'Card', 63, 88), overlays: [{ kind: 'card-index', widthMm: 12, heightMm: 24 }] },
      { ...card('back', 'Back', 63, 88), isBothWays: true },
    ],
    effects: [{ option: 'backs', only: ['back'] }],
  },
)

export const newGame = (definition: ProductDefinition, ...options: string[]): DesignDocument =>
  newDocument(definition, { sku: 's', tool: 't', options })

/** A square photo. */
export const squarePhoto = (id: string, likeness?: string): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: id,
  name: `${id}.jpg`,
  widthPx: 900,
  heightPx: 900,
  ...(likeness && { likeness }),
})

/** The surface at a place of a part, from 0. */
export function surfaceAt(design: DesignDocument, part: string, at = 0): DesignSurface {
  const surface = surfacesOf(design).filter((each) => each.part === part)[at]
  if (!surface) throw new Error(`There is no ${part} ${at}`)
  return surface
}

/** The design with a photo on a surface. */
export const withPhoto = (
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
  photo: DesignPhoto,
): DesignDocument => applyPatch(design, placePhoto(definition, design, surface, photo)).document

/** A photo that has a frame. */
export const framedPhoto = (surface: string, id: string, frame: PlacedPhoto['frame']): PlacedPhoto => ({
  kind: 'item',
  id: `item:${id}`,
  surface,
  order: 'a0',
  ...(frame && { frame }),
  type: 'photo',
  data: { photo: id, turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
})
