import { chooseOption } from '@kea/shared/product-options'
import { workspaceOf } from '../workspaces/workspace-of'
import type { Command } from './command'

/** Chooses another size, frame, edge or finish; of prints by copies that of the shown one. */
export const optionCommand = (uid: string, title: string): Command => ({
  id: `choose-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: ({ options }) => !options.includes(uid),
  run: (context) => {
    const { options: groups } = context.product
    return {
      patch: workspaceOf(context.product).chooseOption(context, (options) => chooseOption(groups, options, uid)),
    }
  },
  announce: `${title} chosen`,
})
