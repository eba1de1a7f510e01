import { chooseOptions } from '@kea/design/edits'
import { chooseValue } from '@kea/design/options'
import type { Command } from './command'

/** Chooses another size, frame, edge or finish. */
export const chooseOption = (uid: string, title: string): Command => ({
  id: `choose-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: ({ design }) => !design.options.includes(uid),
  run: ({ product, design }) => ({
    patch: chooseOptions(product.definition, design, chooseValue(product.groups, design.options, uid)),
  }),
  announce: `${title} chosen`,
})
