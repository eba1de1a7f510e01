import { withNewSurfaces } from '@kea/design/arrangement/new-document'
import { freePages, gatherPages, pageCount } from '@kea/design/arrangement/page-counts'
import { rowOf } from '@kea/design/arrangement/page-moves'
import { applyPatch, joinPatches } from '@kea/design/document/patch'
import { chooseOptions } from '@kea/design/edits/edits'
import { formatMoney } from '@kea/shared/money'
import { chooseOption, type OptionChoice } from '@kea/shared/product-options'
import type { Command, CommandContext } from '../../commands/command'
import { priceOf } from '../../model/price'

/** Another number of pages, by another option. */
export interface PageOffer {
  choice: OptionChoice
  /** The pages of the part with it. */
  count: number
  /** Added to the price of a piece; negative for a cheaper one. */
  addCents: number
  /** Chooses it. What is on the pages stays. */
  command: Command
}

/** The next larger number of pages, and the next smaller one that holds what is on them; null for none. */
export interface PageOffers {
  more: PageOffer | null
  fewer: PageOffer | null
}

/** `36 pages cost N$12.00 more.` */
export function priceText({ choice: { title }, addCents }: PageOffer): string {
  if (addCents === 0) return `${title} cost the same.`
  return `${title} cost ${formatMoney(Math.abs(addCents))} ${addCents > 0 ? 'more' : 'less'}.`
}

/** Chooses an option with another number of pages. */
const choiceOf = (part: string, { uid, title }: OptionChoice): Command => ({
  id: `pages-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product: { definition, options: groups }, design }) => {
    const options = chooseOption(groups, design.options, uid)
    const gathered = gatherPages(definition, design, { part, count: pageCount(definition, options, part) })
    const before = gathered ? applyPatch(design, gathered).document : design
    const chosen = withNewSurfaces(definition, before, chooseOptions(definition, before, options))
    return { patch: gathered ? joinPatches(gathered, chosen) : chosen }
  },
  announce: `${title} chosen`,
})

/**
 * What other numbers of pages of a part cost.
 *
 * @param quantity the pieces that are ordered
 */
export function pageOffers({ product, design }: CommandContext, part: string, quantity: number): PageOffers {
  const { definition, options: groups } = product
  const now = pageCount(definition, design.options, part)
  const price = priceOf(product, design.options, quantity)
  const used = rowOf(definition, design, { part }).length - freePages(definition, design, { part }).length
  const offers = groups
    .flatMap(({ choices }) => choices)
    .flatMap((choice): PageOffer[] => {
      const options = chooseOption(groups, design.options, choice.uid)
      const count = pageCount(definition, options, part)
      const other = priceOf(product, options, quantity)
      if (count === now || count === 0 || count < used || !price || !other) return []
      return [{ choice, count, addCents: other.unitCents - price.unitCents, command: choiceOf(part, choice) }]
    })
  const byCount = offers.toSorted((a, b) => a.count - b.count)
  return {
    more: byCount.find(({ count }) => count > now) ?? null,
    fewer: byCount.findLast(({ count }) => count < now) ?? null,
  }
}
