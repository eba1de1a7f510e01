import { likePhotos } from '@kea/design/autofill/bursts'
import { photosToPlace } from '@kea/design/autofill/candidates'
import type { Density } from '@kea/design/autofill/density'
import { lockedPages, openPages } from '@kea/design/autofill/locked'
import { countOffers } from '@kea/design/autofill/page-counts'
import type { DesignDocument, DesignPhoto } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { photosOf } from '@kea/design/document/records'
import { PHOTOS_MAX } from '@kea/design/product/limits'
import { partsOf } from '@kea/design/product/parts'
import { formatMoney } from '@kea/shared/money'
import { chooseOption } from '@kea/shared/product-options'
import type { CommandContext } from '../../commands/command'
import { hasLayouts } from '../../commands/lay-out-again'
import { priceOf } from '../../model/price'
import type { Session } from '../../model/session'

type Opened = Pick<CommandContext, 'product' | 'design'>

/** The photos of a design as filling sees them, in numbers. */
export interface PhotoFacts {
  all: number
  leftOut: number
  /** Those that look like another one. */
  alike: number
  /** Those that go on the pages. */
  used: number
  /** The pages that the shopper has changed. */
  lockedPages: number
  /** Those that filling may fill. */
  openPages: number
}

export function photoFacts({ product: { definition }, design }: Opened): PhotoFacts {
  const photos = photosOf(design)
  const kept = photos.filter(({ pick }) => pick !== 'out')
  return {
    all: photos.length,
    leftOut: photos.length - kept.length,
    alike: likePhotos(kept).reduce((sum, group) => sum + group.length - 1, 0),
    used: photosToPlace(definition, design).length,
    lockedPages: lockedPages(definition, design).length,
    openPages: openPages(definition, design).length,
  }
}

/** How many photos are here by now. Those that are left out do not count. */
export const photosHere = (design: DesignDocument): number =>
  photosOf(design).filter(({ pick }) => pick !== 'out').length

/** How many of the chosen files are still to be read. */
export const comingPhotos = (reading: Session['reading']): number => (reading ? reading.of - reading.at + 1 : 0)

/** The design with photos that are still to be read, so that the offered numbers of pages suit all of them. */
export function withComing(design: DesignDocument, coming: number): DesignDocument {
  const room = Math.min(coming, PHOTOS_MAX - photosOf(design).length)
  const put = Array.from(
    { length: Math.max(room, 0) },
    (_, at): DesignPhoto => ({
      kind: 'photo',
      id: `coming-${at}`,
      upload: null,
      name: '',
      widthPx: 4000,
      heightPx: 3000,
    }),
  )
  return put.length > 0 ? applyPatch(design, { put }).document : design
}

/** True where photos can share a page. Cards and covers show one each. */
export const hasDensity = ({ product: { definition }, design }: Opened): boolean =>
  partsOf(definition, design.options).some(hasLayouts)

/** A number of pages to choose. */
export interface FillOffer {
  /** The uid of the option. */
  uid: string
  /** `36 pages`. */
  title: string
  pages: number
  photosPerPage: number
  /** What the piece costs with it; '' where it is not sold so. */
  price: string
  /** True for the one that suits the photos. */
  suits: boolean
}

/** The numbers of pages that the options offer, with their prices; none for a product with one number. */
export function fillOffers({ product, design }: Opened, density: Density, quantity: number): FillOffer[] {
  const { definition, options: groups } = product
  const titles = new Map(groups.flatMap(({ choices }) => choices.map(({ uid, title }) => [uid, title])))
  return countOffers(definition, design, density).map(({ value, pages, photosPerPage, suits }) => {
    const price = priceOf(product, chooseOption(groups, design.options, value), quantity)
    const title = titles.get(value) ?? `${pages} pages`
    return { uid: value, title, pages, photosPerPage, suits, price: price ? formatMoney(price.unitCents) : '' }
  })
}
