import { ShopError } from '~/api/errors'
import type { ShopPorts } from '~/editor/model/ports'
import type { EditorProduct } from '~/editor/model/product'
import { designPart } from '~/features/cart/add-line'
import { findByUid } from '~/features/cart/cart'
import { freshCart } from './fresh-cart'

const GONE =
  'This set is no longer in your cart. Your design is saved: add the set again, and pick it from your designs.'

/** The product with these choices alone. */
export const withOnly = (product: EditorProduct, uids: readonly string[]): EditorProduct => ({
  ...product,
  options: product.options.map((option) => ({
    ...option,
    choices: option.choices.filter(({ uid }) => uids.includes(uid)),
  })),
})

/** The product as a part of a bundle, in the choices that the bundle has. */
export const asPart = (product: EditorProduct, uids: readonly string[]): EditorProduct => ({
  ...withOnly(product, uids),
  isPart: true,
})

/** The design goes on the line of the part. It is never sold alone in place of it. */
export const putInSet: ShopPorts['updateLine'] = async (lineUid, { designUid, designRevision }) => {
  const cart = await freshCart()
  if (!cart || !findByUid(cart, lineUid)) throw new ShopError('input', GONE)
  await designPart(lineUid, { designUid, designRevision })
}
