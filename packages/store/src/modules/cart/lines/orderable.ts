import { isSignTool } from '@kea/shared/tool-of'
import type { Product } from '../../catalogue/product'

/** Why a product cannot be ordered online with any options; null if it can. */
export function orderingProblem(product: Product, hasDesign: boolean): string | null {
  const { name, tool, ordering } = product
  if (ordering === 'quote') return `${name} is made to a quote. Write to us, and we send you a drawing and its price.`
  if (ordering === 'design' && tool === null) {
    return `${name} is laid out by hand from your photos. Write to us, and we send you a proof.`
  }
  if (tool !== null && !hasDesign) {
    const from = isSignTool(tool) ? 'as you design it' : 'from your own photo'
    return `${name} is made ${from}. Design it before adding it to the cart.`
  }
  return null
}
