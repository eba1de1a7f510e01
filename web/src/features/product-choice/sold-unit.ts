import type { Product } from '@kea/shared/page/product'
import type { ProductOption } from '@kea/shared/product-options'

/** What one price pays for, such as a piece, a set, or a pack of 10 where each choice of the pack has as many. */
export function soldUnit(
  { parts }: Pick<Product, 'parts'>,
  { title, choices }: Pick<ProductOption, 'title' | 'choices'>,
): string {
  if (parts) return 'set'
  if (title !== 'Pack') return 'piece'
  const counts = choices.map((choice) => Number.parseInt(choice.title, 10))
  const [count] = counts
  return count && counts.every((each) => each === count) ? `pack of ${count}` : 'pack'
}
