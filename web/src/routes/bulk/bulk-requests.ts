import { ImportProductsDocument } from '~/api/__generated__/documents/ImportProducts'
import { onCart } from '~/api/cart-identity'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { toCart } from '~/features/cart/cart'
import { sendItems } from '~/features/cart/cart-requests'
import { keepCart } from '~/features/cart/use-cart'
import type { ImportItem, ImportProduct } from './match-rows'

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** The products of the rows. Unknown SKUs are left out. */
export async function fetchProducts(skus: readonly string[]): Promise<ImportProduct[]> {
  const { products } = await callShop(ImportProductsDocument, { skus: [...skus] })
  return (products?.items ?? []).filter(present).map((product) => ({
    sku: product.sku ?? '',
    name: product.name ?? '',
    inStock: product.stock_status !== 'OUT_OF_STOCK',
    needsDesign: product.personalisation != null,
    options: ('options' in product ? (product.options ?? []) : []).filter(present).map((option) => ({
      title: option.title ?? '',
      required: option.required ?? false,
      choices: ('value' in option ? (option.value ?? []) : [])
        .filter(present)
        .map(({ uid, title }) => ({ uid, title: title ?? '' })),
    })),
  }))
}

/**
 * Adds all rows to the cart in one request.
 *
 * @returns the store's messages about rows that it refused; the other rows are in the cart
 */
export async function addRows(items: readonly ImportItem[]): Promise<string[]> {
  let refusals: string[] = []
  const cart = await onCart(async (cartId) => {
    const { addProductsToCart: added } = await sendItems(cartId, [...items])
    if (!added) throw new ShopError('cart-gone', '')
    refusals = added.user_errors.filter(present).map(({ message }) => message)
    return toCart(added.cart)
  })
  keepCart(cart)
  return [...new Set(refusals)]
}
