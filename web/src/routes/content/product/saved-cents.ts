import type { Cents } from '@kea/shared/money'
import type { ProductPart } from '@kea/shared/page/product'

/**
 * What a bundle saves against the prices of its parts today; 0 if it saves nothing. Null if one of them is not sold on its own:
 * then nothing can be said.
 */
export function savedCents(parts: readonly Pick<ProductPart, 'aloneCents'>[], cents: Cents): Cents | null {
  if (parts.some(({ aloneCents }) => aloneCents === null)) return null
  return Math.max(parts.reduce((sum, { aloneCents }) => sum + (aloneCents ?? 0), 0) - cents, 0)
}
