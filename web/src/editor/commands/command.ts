import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { DesignDocument, DesignItem, DesignSurface, PlacedPhoto, PlacedText } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import { itemsOn, optionsOn } from '@kea/design/document/records'
import { fillingPlacement, type Placement, placementOf } from '@kea/design/edits/edits'
import { withGroups } from '@kea/design/edits/group-edits'
import type { Clipping } from '@kea/design/edits/item-edits'
import type { View } from '../geometry/view'
import type { EditorProduct } from '../model/product'
import type { Session } from '../model/session'
import type { Editing } from '../store/DesignStore'

/** The state that a command reads. */
export interface CommandContext {
  product: EditorProduct
  design: DesignDocument
  /** The surface that is shown. */
  surface: DesignSurface
  /** Uids of the options of the surface. */
  options: readonly string[]
  /** The selected items of the surface with their groups, back to front. */
  selection: readonly DesignItem[]
  /** The photo that is cropped in its frame; null for none. */
  cropping: PlacedPhoto | null
  /** The text whose words are typed on the print; null for none. */
  editing: PlacedText | null
  /** The place of the layout that the next photo is for; null for none. */
  slot: number | null
  /** What was copied; null for nothing. */
  clipping: Clipping | null
  /** The selected photo, else the one that fills the surface; null without one. */
  placement: Placement | null
  view: View
  canUndo: boolean
  canRedo: boolean
}

/** The effect of a command as data. The editor applies it. An edit is the shopper's where nothing else is said. */
type Outcome =
  | { patch: Patch; session?: Partial<Session>; by?: Editing }
  | { history: 'undo' | 'redo' }
  | { session: Partial<Session> }
  /** The code of the command comes first. */
  | { code: () => Promise<Command> }

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

export function contextOf(
  product: EditorProduct,
  state: { design: DesignDocument; canUndo: boolean; canRedo: boolean },
  session: Pick<Session, 'surface' | 'selection' | 'cropping' | 'editing' | 'clipping' | 'slot' | 'view'>,
): CommandContext {
  const { design } = state
  const surface = shownSurface(product, design, session)
  const selection = withGroups(itemsOn(design, surface), session.selection)
  const texts = itemsOn(design, surface).filter((item) => item.type === 'text')
  const photos = selection.filter((item) => item.type === 'photo')
  const [only] = selection.length === 1 ? photos : []
  return {
    product,
    ...state,
    surface,
    options: optionsOn(design, surface),
    selection,
    cropping: photos.find(({ id }) => id === session.cropping) ?? null,
    editing: texts.find(({ id }) => id === session.editing) ?? null,
    clipping: session.clipping,
    slot: session.slot?.at ?? null,
    view: session.view,
    placement: only
      ? placementOf(product.definition, design, only)
      : fillingPlacement(product.definition, design, surface),
  }
}

/** The surface of the session; the first one when the options left it out. */
export function shownSurface(
  { definition }: EditorProduct,
  design: DesignDocument,
  { surface }: Pick<Session, 'surface'>,
): DesignSurface {
  const shown = shownSurfaces(definition, design)
  const found = shown.find(({ id }) => id === surface) ?? shown[0]
  if (!found) throw new Error('The design has no surface for its options')
  return found
}

export const hasPhoto = ({ placement }: CommandContext): boolean => placement !== null

/** A command on the placed photo. */
export const onPhoto =
  (edit: (placement: Placement) => Patch): Command['run'] =>
  ({ placement }) =>
    placement && { patch: edit(placement) }
