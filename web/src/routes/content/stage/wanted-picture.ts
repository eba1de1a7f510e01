import type { Product } from '@kea/shared/page/product'

const optionOf = ({ options }: Product, uid: string) =>
  options.find(({ choices }) => choices.some((choice) => choice.uid === uid))

const ownPicture = (product: Product, uid: string): string | undefined =>
  optionOf(product, uid)?.choices.find((choice) => choice.uid === uid)?.picture || undefined

/**
 * The picture to show after a choice: that of the choice. Without one, the picture of another choice of the same option
 * would be wrong, and the first picture takes its place. Null for the one that the shopper is looking at.
 */
export function pictureAfter(product: Product, uid: string, shown: string | null, first: string): string | null {
  const own = ownPicture(product, uid)
  if (own) return own
  const others = optionOf(product, uid)?.choices ?? []
  return others.some(({ picture }) => picture && picture === shown) ? first : shown
}

/** The picture of what was chosen on an earlier visit; null where the listed choice still stands. */
export const pictureOfChoice = (
  product: Product,
  chosen: readonly string[],
  listed: readonly string[],
): string | null =>
  chosen
    .filter((uid) => !listed.includes(uid))
    .map((uid) => ownPicture(product, uid))
    .findLast((picture) => picture !== undefined) ?? null
