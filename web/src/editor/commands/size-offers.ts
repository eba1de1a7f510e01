import { turnedPhoto } from '@kea/design/geometry/crop'
import { offeredSizes } from '@kea/design/geometry/offered-sizes'
import { pixelsOf } from '@kea/design/geometry/resolution'
import { formatMoney } from '@kea/shared/money'
import { chooseOption } from '@kea/shared/product-options'
import { priceOf } from '../model/price'
import { optionCommand } from './choose-option'
import type { Command, CommandContext } from './command'

/** Another size for the photo: its title, the price of a piece, and the choice of it. */
export interface SizeOffer {
  title: string
  price: string
  command: Command
}

/** Other sizes that have the shape of the photo that fills the print, and print it well. */
export function sizeOffers({ product, options, placement }: CommandContext, quantity: number): SizeOffer[] {
  if (!placement || placement.placed.frame) return []
  const { photo, placed } = placement
  const turned = turnedPhoto(pixelsOf(photo), placed.data)
  const titles = new Map(product.options.flatMap(({ choices }) => choices).map(({ uid, title }) => [uid, title]))
  return offeredSizes(product.definition, options, turned).flatMap((uid) => {
    const title = titles.get(uid)
    const price = priceOf(product, chooseOption(product.options, options, uid), quantity)
    return title && price ? [{ title, price: formatMoney(price.unitCents), command: optionCommand(uid, title) }] : []
  })
}
