import { arrangementOf } from '../arrangement/arrangement-of'
import { pageName } from '../arrangement/page-names'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from '../document/document'
import { itemsOn, photoOf, placeOf } from '../document/records'
import { ALIKE_MOST, likenessDistance } from '../look/likeness'
import type { ProductDefinition } from '../product/definition'
import type { Finding } from './finding'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A card of a game that shows one photo and nothing else. */
interface PhotoCard {
  surface: DesignSurface
  item: PlacedPhoto
  photo: DesignPhoto
  /** Which pair it belongs to, from 0. */
  pair: number
}

function cardsOf(definition: ProductDefinition, design: Design): PhotoCard[] {
  const { isPair } = arrangementOf(definition)
  return shownSurfaces(definition, design)
    .filter(isPair)
    .flatMap((surface) => {
      const [item, ...others] = itemsOn(design, surface)
      if (item?.type !== 'photo' || others.length > 0) return []
      const photo = photoOf(design, item.data.photo)
      return photo ? [{ surface, item, photo, pair: placeOf(design, surface) }] : []
    })
}

const isAlike = ({ photo: one }: PhotoCard, { photo: other }: PhotoCard): boolean =>
  one.id === other.id ||
  (one.likeness !== undefined &&
    other.likeness !== undefined &&
    likenessDistance(one.likeness, other.likeness) <= ALIKE_MOST)

/** Cards of different pairs that look alike: who turns them cannot know which two belong together. */
export function alikeFaces(definition: ProductDefinition, design: Design): Finding[] {
  const cards = cardsOf(definition, design)
  return cards.flatMap((card, at): Finding[] => {
    const twin = cards.slice(0, at).find((other) => other.pair !== card.pair && isAlike(card, other))
    if (!twin) return []
    const names = [twin, card].map(({ surface }) => pageName(definition, design, surface)).join(' and ')
    const text =
      twin.photo.id === card.photo.id
        ? `${names} show the same photo, so four cards match. Use another photo on one of them.`
        : `${names} look alike, so nobody can tell which cards match. Use another photo on one of them.`
    return [{ kind: 'alike', surface: card.surface.id, item: card.item.id, text, remedy: null }]
  })
}
