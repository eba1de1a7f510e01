import { joinPair as join, pairOf, splitPair as split } from '@kea/design/arrangement/pairs'
import type { Command, CommandContext } from './command'

/** The pair that the shown card belongs to; null for a product without pairs. */
export const shownPair = ({ product, design, surface }: CommandContext) => pairOf(product.definition, design, surface)

/** Gives the shown pair a second card, such as a word beside a photo, and shows it. */
export const splitPair: Command = {
  id: 'split-pair',
  label: 'Add a second card',
  shortcuts: [],
  isEnabled: (context) => shownPair(context)?.second === null,
  run: (context) => {
    const pair = shownPair(context)
    const added = pair && split(context.product.definition, context.design, pair)
    return added && { patch: added.patch, session: { surface: added.surface.id, selection: [] } }
  },
  announce: 'This pair has two different cards now. The second one is empty',
}

/** Prints the first card of the shown pair twice again. */
export const joinPair: Command = {
  id: 'join-pair',
  label: 'Print one card twice',
  shortcuts: [],
  isEnabled: (context) => Boolean(shownPair(context)?.second),
  run: (context) => {
    const pair = shownPair(context)
    const patch = pair && join(context.design, pair)
    return patch && { patch, session: { surface: pair.first.id, selection: [] } }
  },
  announce: 'Both cards of this pair are the same now',
}

/** Shows the other card of the shown pair. */
export const showOtherCard: Command = {
  id: 'show-other-card',
  label: 'Other card',
  shortcuts: [],
  isEnabled: (context) => Boolean(shownPair(context)?.second),
  run: (context) => {
    const pair = shownPair(context)
    const other = pair && (context.surface.id === pair.first.id ? pair.second : pair.first)
    return other && { session: { surface: other.id, selection: [] } }
  },
  announce: 'The other card of this pair is shown',
}
