import { chooseOptions } from '@kea/design/edits'
import { chooseOption } from '@kea/shared/product-options'
import type { Command } from './command'

/** Chooses another size, frame, edge or finish. */
export const optionCommand = (uid: string, title: string): Command => ({
  id: `choose-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: ({ design }) => !design.options.includes(uid),
  run: ({ product, design }) => ({
    patch: chooseOptions(product.definition, design, chooseOption(product.options, design.options, uid)),
  }),
  announce: `${title} chosen`,
})
