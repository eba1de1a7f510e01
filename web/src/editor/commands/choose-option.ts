import { chooseOptions } from '@kea/design/edits'
import { choosePrintOption } from '@kea/design/prints'
import { chooseOption } from '@kea/shared/product-options'
import type { Command } from './command'

/** Chooses another size, frame, edge or finish; of prints by copies that of the shown one. */
export const optionCommand = (uid: string, title: string): Command => ({
  id: `choose-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: ({ options }) => !options.includes(uid),
  run: ({ product: { definition, options: groups }, design, surface }) => {
    const choose = (options: readonly string[]) => chooseOption(groups, options, uid)
    return {
      patch: definition.isByCopies
        ? choosePrintOption(definition, design, [surface.id], choose)
        : chooseOptions(definition, design, choose(design.options)),
    }
  },
  announce: `${title} chosen`,
})
