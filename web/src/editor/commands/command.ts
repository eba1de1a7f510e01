import type { DesignDocument } from '@kea/design/document'
import { type Placement, placementOf } from '@kea/design/edits'
import type { Patch } from '@kea/design/patch'
import type { EditorProduct } from '../model/product'
import type { Session, View } from '../model/session'

/** The state that a command reads. */
export interface CommandContext {
  product: EditorProduct
  design: DesignDocument
  /** The photo on the print; null without one. */
  placement: Placement | null
  canUndo: boolean
  canRedo: boolean
  view: View
}

/** The effect of a command as data. The editor applies it. */
type Outcome = { patch: Patch } | { history: 'undo' | 'redo' } | { session: Partial<Session> }

/** One action of the shopper. Toolbar, keyboard and help use the same object. */
export interface Command {
  id: string
  label: string
  /** The shortcuts: `+`, `ArrowLeft`, `mod+z`. `mod` is Ctrl, or Cmd on a Mac. */
  shortcuts: readonly string[]
  isEnabled: (context: CommandContext) => boolean
  /** Null when there is nothing to do. */
  run: (context: CommandContext) => Outcome | null
  /** The announcement for screen readers after the command. */
  announce: string
}

export const contextOf = (
  product: EditorProduct,
  state: { design: DesignDocument; canUndo: boolean; canRedo: boolean },
  session: Pick<Session, 'view'>,
): CommandContext => ({
  product,
  ...state,
  view: session.view,
  placement: placementOf(product.definition, state.design),
})

export const hasPhoto = ({ placement }: CommandContext): boolean => placement !== null

/** A command on the placed photo. */
export const onPhoto =
  (edit: (placement: Placement) => Patch): Command['run'] =>
  ({ placement }) =>
    placement && { patch: edit(placement) }
