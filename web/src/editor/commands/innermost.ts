import type { Session } from '../model/session'
import { closePrint } from '../workspaces/grid/print-commands'
import type { Command, CommandContext } from './command'
import { endCropping } from './crop-photo'
import { endEditing } from './edit-text'
import { selectNothing } from './select'
import { freeSelection } from './selection'

/** Ends what is innermost: the words that are typed, a crop, the selection, one print among many. Null for nothing. */
export function innermost(context: CommandContext, { cropping, isPrintOpen }: Session): Command | null {
  if (context.editing !== null) return endEditing
  if (cropping !== null) return endCropping
  if (freeSelection(context).length > 0) return selectNothing
  return isPrintOpen ? closePrint : null
}
