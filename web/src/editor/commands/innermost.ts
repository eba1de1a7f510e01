import type { Session } from '../model/session'
import type { Command, CommandContext } from './command'
import { endCropping } from './crop-photo'
import { endEditing } from './edit-text'
import { closeSurface } from './open-surface'
import { selectNothing } from './select'
import { freeSelection } from './selection'

/** Ends what is innermost: the words that are typed, a crop, the selection, one surface among many. Null for nothing. */
export function innermost(context: CommandContext, { cropping, isSurfaceOpen }: Session): Command | null {
  if (context.editing !== null) return endEditing
  if (cropping !== null) return endCropping
  if (freeSelection(context).length > 0) return selectNothing
  return isSurfaceOpen ? closeSurface : null
}
