import type { DesignDocument } from '@kea/design/document'
import { type Placement, placementOf } from '@kea/design/edits'
import type { Patch } from '@kea/design/patch'
import type { EditorProduct } from '../model/product'
import type { Session, View } from '../model/session'

/** What a command may know. */
export interface CommandContext {
  product: EditorProduct
  design: DesignDocument
  /** The photo on the piece; null while there is none. */
  placement: Placement | null
  canUndo: boolean
  canRedo: boolean
  view: View
}

/** What a command wants done; the editor does it. */
type Outcome = { patch: Patch } | { history: 'undo' | 'redo' } | { session: Partial<Session> }

/** One thing a shopper can do. Toolbar, keyboard and help read the same object. */
export interface Command {
  id: string
  label: string
  /** Keys that run it: `+`, `ArrowLeft`, `mod+z`. `mod` is Ctrl, or Cmd on a Mac. */
  shortcuts: readonly string[]
  isEnabled: (context: CommandContext) => boolean
  /** Null where there is nothing to do. */
  run: (context: CommandContext) => Outcome | null
  /** Read out after it was done. */
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

/** A command on the photo that is placed. */
export const onPhoto =
  (edit: (placement: Placement) => Patch): Command['run'] =>
  ({ placement }) =>
    placement && { patch: edit(placement) }
