import { optionsOn, surfaceOf } from '@kea/design/document/records'
import type { Finding } from '@kea/design/preflight/finding'
import { workspaceOf } from '../workspaces/workspace-of'
import { optionCommand } from './choose-option'
import type { Command, CommandContext } from './command'

/** Leads to the place of a finding: its side is shown, and its item is selected. */
export const showFinding = ({ surface, item, text }: Finding): Command => ({
  id: 'show-finding',
  label: 'Show me',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product }) => ({
    session: {
      surface,
      selection: item === null ? [] : [item],
      cropping: null,
      isSurfaceOpen: workspaceOf(product).overview !== null,
    },
  }),
  announce: text,
})

/** Another size for the product; for one print only of a product by copies. */
function otherSize({ surface }: Finding, uid: string, { product }: CommandContext): Command | null {
  const { title } = product.options.flatMap(({ choices }) => choices).find((choice) => choice.uid === uid) ?? {}
  if (!title) return null
  const command = optionCommand(uid, title)
  /** The context with the surface of the finding in front. */
  const there = (context: CommandContext): CommandContext => {
    const found = surfaceOf(context.design, surface) ?? context.surface
    return { ...context, surface: found, options: optionsOn(context.design, found) }
  }
  return {
    ...command,
    label: `Print it at ${title}`,
    isEnabled: (context) => command.isEnabled(there(context)),
    run: (context) => command.run(there(context)),
  }
}

/** The remedy of a finding as a command; null where only the shopper can decide. */
export function remedyOf(finding: Finding, context: CommandContext): Command | null {
  const { remedy } = finding
  if (!remedy) return null
  if (remedy.kind === 'size') return otherSize(finding, remedy.optionUid, context)
  const { label, patch } = remedy
  return { id: 'remedy', label, shortcuts: [], isEnabled: () => true, run: () => ({ patch }), announce: 'Done' }
}
