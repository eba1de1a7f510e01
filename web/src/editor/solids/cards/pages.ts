import { cardAt, cardName } from '@kea/design/geometry/playing-cards'
import type { ProductPart } from '@kea/design/product/definition'
import { cornerRadius, type MakePages, type PagePicture, type StandardFace, wholePage } from '../pages'
import { deckModel, faceKey } from './model'

/** 52 cards and two jokers. */
const STANDARD_DECK = 54

const hasIndex = ({ overlays }: ProductPart): boolean => overlays.some(({ kind }) => kind === 'card-index')

/** Faces, then one back. Where only the back is designed, the workshop has the faces. */
export const pages: MakePages = ({ definition, surfaces }) => {
  const back = surfaces.at(-1)
  const faces = surfaces.slice(0, -1)
  const part = definition.parts.find(hasIndex)
  if (!back || (faces.length === 0 && !part)) return null
  const count = faces.length || STANDARD_DECK
  const stops = Array.from({ length: count }, (_, at) => cardName(cardAt(at)))
  const up = faces.length > 0 ? 'face' : 'back'
  const model = deckModel({ card: back.geometry.face, radius: cornerRadius(back.part), cards: count, up }, { stops })
  const shown =
    faces.length > 0 ? faces.map(wholePage) : stops.map((_, place) => ({ part: part as ProductPart, place }))
  return {
    model,
    pictures: new Map<string, PagePicture | StandardFace>([
      ['back', wholePage(back)],
      ...shown.map((face, at) => [faceKey(at), face] as const),
    ]),
  }
}
