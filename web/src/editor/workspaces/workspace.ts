import type { DesignPhoto, DesignSurface } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import type { Command, CommandContext } from '../commands/command'
import type { How } from '../model/how'
import type { Session } from '../model/session'

/** A view of all surfaces, in which none is in front that a command could act on. */
interface Overview {
  /** How chosen files are taken while it is shown. */
  takes: How
  /** Takes a photo of the design. */
  place: (photo: DesignPhoto) => Command
}

/** How the tool shows and changes the surfaces of an arrangement. `workspace-of.ts` has the table, views.tsx the components. */
export interface Workspace {
  /** Null where one surface is always in front. */
  overview: Overview | null
  /** True where photos that are not on the print wait in the tray. */
  hasTray: boolean
  /** The most sides that the picture for cart and order shows. More would be too small to see. */
  previewSides: number
  /** How many are made of what is in front. */
  quantityOn: (surface: DesignSurface, session: Pick<Session, 'quantity'>) => number
  /** Sets it: a command for the design, or a change of the session. */
  setQuantity: (surface: DesignSurface, quantity: number) => { command: Command } | { session: Partial<Session> }
  /**
   * Chooses other options for a surface, or for all that share them.
   *
   * @param choose the options with the chosen one among them
   */
  chooseOption: (
    context: Pick<CommandContext, 'product' | 'design' | 'surface'>,
    choose: (options: readonly string[]) => readonly string[],
  ) => Patch
}
