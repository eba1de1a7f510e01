import { cardImage, parsePicture } from '@kea/shared/picture'
import type { Order, OrderLineRow } from '../orders/repo'
import type { MediaLinks } from '../uploads/media-links'
import type { LinePictures } from './order-mail'

/** A mail is read again until the parcel has come. */
const LINK_DAYS = 60
const DAY_SECONDS = 86_400

interface Sources {
  links: Pick<MediaLinks, 'linkTo'>
  /** The first pictures of the products by their ids. */
  products: ReadonlyMap<number, { url: string; label: string }>
  siteUrl: string
}

/**
 * The pictures of an order's lines for its mail: the piece as it was designed, or the product. The link to a piece is
 * signed and ends. The design of somebody else, from a shared cart, is not shown.
 */
export async function linePictures({ lines }: Order, { links, products, siteUrl }: Sources): Promise<LinePictures> {
  const pictureOf = async (line: OrderLineRow) => {
    const piece =
      line.preview_uid !== null && line.is_shared === 0
        ? await links.linkTo(line.preview_uid, LINK_DAYS * DAY_SECONDS)
        : null
    if (piece)
      return { src: siteUrl + piece, alt: `Your ${[line.name, line.preview_words].filter(Boolean).join(', ')}` }
    const product = products.get(line.product_id)
    const parsed = product && parsePicture(product.url)
    // As JPEG: not every mail program knows WebP.
    return parsed ? { src: siteUrl + cardImage(parsed), alt: product.label } : null
  }
  const pictures = await Promise.all(lines.map(async (line) => [line.id, await pictureOf(line)] as const))
  return new Map(pictures.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])))
}
