import { boundPages } from '@kea/design/arrangement/bound-pages'
import type { ProductDefinition } from '@kea/design/product/definition'
import { priceOf, sizeOption } from '@kea/shared/first-view/choice-groups'
import type { Cents } from '@kea/shared/money'
import type { Product } from '@kea/shared/page/product'
import { chooseOption, completeChoice, type OptionChoice } from '@kea/shared/product-options'

export type CoverChoice = Pick<OptionChoice, 'uid' | 'title' | 'addCents'>

interface PagePrices {
  /** Titles of the sizes, one for each column. */
  formats: string[]
  covers: readonly CoverChoice[]
  /** The uid of the cover that the prices are for. */
  cover: string
  rows: {
    title: string
    /** How many photos so many pages hold well. */
    photos: { least: number; most: number }
    /** In the order of the formats; null where the book is not sold so. */
    cents: (Cents | null)[]
  }[]
}

/** Photos on a page of a calm book, and of a full one. */
const ON_PAGE = { least: 1, most: 4 }

/**
 * The prices of a book by pages and format. The option with other counts of pages makes the rows; of the others that
 * cost more, the first one is that of the covers. Null for a product that has no such option.
 *
 * @param wanted the uid of a cover; the first one where it is left out
 */
export function pagePrices(
  product: Pick<Product, 'options' | 'prices'>,
  definition: ProductDefinition,
  wanted?: string,
): PagePrices | null {
  const { options } = product
  const sizes = sizeOption(product)
  const start = completeChoice(options, [])
  const pagesWith = (uid: string) => boundPages(definition, chooseOption(options, start, uid))
  const counts = options.find(({ choices }) => new Set(choices.map(({ uid }) => pagesWith(uid))).size > 1)
  const covers = options.find(
    (option) => option !== sizes && option !== counts && option.choices.some(({ addCents }) => addCents > 0),
  )
  if (!sizes || !counts || !covers) return null
  const cover = covers.choices.find(({ uid }) => uid === wanted) ?? covers.choices[0]
  if (!cover) return null
  const withCover = chooseOption(options, start, cover.uid)
  return {
    formats: sizes.choices.map(({ title }) => title),
    covers: covers.choices,
    cover: cover.uid,
    rows: counts.choices.map(({ uid, title }) => {
      const chosen = chooseOption(options, withCover, uid)
      const pages = boundPages(definition, chosen)
      return {
        title,
        photos: { least: pages * ON_PAGE.least, most: pages * ON_PAGE.most },
        cents: sizes.choices.map(
          (size) => priceOf(product, chooseOption(options, chosen, size.uid))?.unitCents ?? null,
        ),
      }
    }),
  }
}
