import { toCents } from '@kea/shared/money'
import { AddSharedCartDocument } from '~/api/__generated__/documents/AddSharedCart'
import { SharedCartDocument } from '~/api/__generated__/documents/SharedCart'
import type { SharedCartQuery } from '~/api/__generated__/types'
import { onCart } from '~/api/cart-identity'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { withAdditionKey } from '~/features/cart/addition-key'
import type { ShownLine } from '~/features/cart/CartLines'
import { toCart } from '~/features/cart/cart'
import { keepCart } from '~/features/cart/use-cart'

/** The lines of a link; null for one that does not work. */
function linesOf({ sharedCart }: SharedCartQuery): ShownLine[] | null {
  return (
    sharedCart?.items.map((item, at) => ({
      uid: String(at),
      name: item.product.name ?? '',
      quantity: item.quantity,
      options: item.tool_options.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      rowCents: toCents(item.row_total?.value ?? 0),
      preview: item.preview_image,
      previewWords: item.preview_words ?? '',
      picture: item.product.small_image?.url ?? '',
      design: null,
      hasCopies: false,
      problems: item.problem === null ? [] : [item.problem],
    })) ?? null
  )
}

export const sharedCartQuery = (token: string) => gqlQuery(SharedCartDocument, { token }, linesOf, STALE.order)

/** Adds the lines of a link to this browser's cart; answers why some were left out. A repeated request adds them once. */
export async function addSharedCart(token: string): Promise<string[]> {
  const { addSharedCart: added } = await onCart((cartId) =>
    withAdditionKey(cartId, [{ token }], (headers) =>
      callShop(AddSharedCartDocument, { token, cartId }, undefined, headers),
    ),
  )
  if (added) keepCart(toCart(added.cart))
  return (added?.user_errors ?? []).flatMap((error) => error?.message ?? [])
}
