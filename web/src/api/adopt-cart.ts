import { MergeCartsDocument } from './__generated__/documents/MergeCarts'
import { readCartId, takeCart } from './cart-identity'
import { customerCartId } from './create-cart'
import { ShopError } from './errors'
import { callShop } from './query'

interface Merged {
  id: string
  /** Why lines were left out. */
  left: string[]
}

/** Merges a guest's cart; null for one that is the customer's already, also by another tab, or gone. */
async function merge(source: string): Promise<Merged | null> {
  try {
    const { mergeCarts } = await callShop(MergeCartsDocument, { source })
    return { id: mergeCarts.id, left: (mergeCarts.merge_errors ?? []).map(({ message }) => message) }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'cart-gone') return null
    throw error
  }
}

/**
 * After a login: the cart of this browser becomes part of the customer's, whose id is stored. A failure must not fail the
 * login: the guest's cart then stays.
 *
 * @returns why lines were left out
 */
export async function adoptCart(): Promise<string[]> {
  const guests = readCartId()
  try {
    const merged = guests === '' ? null : await merge(guests)
    takeCart(merged?.id ?? (await customerCartId()))
    return merged?.left ?? []
  } catch {
    return []
  }
}
