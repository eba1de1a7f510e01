import { countedParts, pageCount } from '../arrangement/page-counts'
import type { DesignDocument } from '../document/document'
import type { ProductDefinition } from '../product/definition'
import { designedParts } from '../product/parts'
import { photosToPlace } from './candidates'
import { DENSITIES, type Density } from './density'

/** A number of pages that a shopper may choose for the photos of a design. */
export interface CountOffer {
  /** Uid of the option value. */
  value: string
  /** As the product is sold: two for each spread of a book, without its cover. */
  pages: number
  /** To one decimal. */
  photosPerPage: number
  /** True for the one that suits the density. */
  suits: boolean
}

/** The pages of the parts that are counted, and of those bound with them. */
function pagesFor(definition: ProductDefinition, options: readonly string[]): number {
  const counted = countedParts(definition)
  return designedParts(definition, options)
    .filter(({ id, fold, allows }) => allows.includes('photo') && (fold !== undefined || counted.includes(id)))
    .reduce((sum, { id, fold }) => {
      const each = fold && fold.at > 0 && fold.at < 1 ? 2 : 1
      return sum + each * pageCount(definition, options, id)
    }, 0)
}

/**
 * The numbers of pages that the options offer, the smallest first. One suits: the smallest with no more photos a page than
 * the density allows, else the largest. None where no option counts pages.
 */
export function countOffers(definition: ProductDefinition, design: DesignDocument, density: Density): CountOffer[] {
  const values = definition.effects.filter(({ counts }) => counts !== undefined).map(({ option }) => option)
  const others = design.options.filter((option) => !values.includes(option))
  const photos = photosToPlace(definition, design).length
  const offers = values
    .map((value) => ({ value, pages: pagesFor(definition, [...others, value]) }))
    .toSorted((a, b) => a.pages - b.pages)
  const most = DENSITIES[density].photosPerPage
  const suiting = offers.find(({ pages }) => photos <= most * pages) ?? offers.at(-1)
  return offers.map((offer) => ({
    ...offer,
    photosPerPage: Math.round((10 * photos) / offer.pages) / 10,
    suits: offer === suiting,
  }))
}
