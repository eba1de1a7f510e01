import type { DesignItem } from '@kea/design/document/document'
import type { CardIndex } from '@kea/design/geometry/overlays'
import type { DrawingOf } from '@kea/design/items/graphic/drawing'
import type { Months } from '@kea/design/items/month/months'
import type { Neons } from '@kea/design/items/neon/neons'
import type { FontId } from '@kea/design/text/fonts'
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { Thumbnails } from '../assets/PhotoPictures'
import type { Uploads } from '../assets/UploadQueue'
import { styledItem } from '../commands/selection'
import type { Editor } from '../Editor'
import type { DraftFacts } from '../model/draft-facts'
import type { Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import { type SavingState, stateOf } from '../saving/saving-state'
import type { DesignState } from '../store/DesignStore'
import type { Observable } from '../store/Observable'

interface EditorTools {
  editor: Editor
  /** Opens the file picker for the photo on the print. */
  pickPhoto: () => void
  /** Opens it for the tray. */
  addPhotos: () => void
  /** Opens it for photos that fill all pages. */
  fillPhotos: () => void
  /** Opens the camera of a phone. */
  takePhoto: () => void
  /** Does what the button of the cart does; null without one. */
  buy: RefObject<(() => void) | null>
}

export const EditorContext = createContext<EditorTools | null>(null)

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('The design tool is not open here')
  return tools
}

/** What the panels are told of, see `PanelGate`. */
function useTold<T>(pick: (editor: Editor) => Observable<T>): T {
  const { editor } = useEditor()
  const value = pick(editor)
  return useSyncExternalStore(editor.panels.of(value), value.read)
}

/** The design. A drag is followed in steps only; the stage paints each place of it. */
export function useDesign(): DesignState {
  return useTold(({ settled }) => settled)
}

/** The design also while the other panels wait, for a field that shows what is typed. */
export function useTypedDesign(): DesignState {
  const { settled } = useEditor().editor
  return useSyncExternalStore(settled.subscribe, settled.read)
}

/** The design before a drag and after it, for views that are slow to render. */
export function useRestingDesign(): DesignState {
  return useTold(({ resting }) => resting)
}

export function useSession(): Session {
  return useTold(({ session }) => session)
}

/** What the shopper says of the design: its name and the quantity. */
export function useFacts(): DraftFacts {
  const { facts } = useEditor().editor
  return useSyncExternalStore(facts.subscribe, facts.read)
}

/** How far the design is on its way to the cart. */
export function useWorkflow(): Workflow {
  const { workflow } = useEditor().editor
  return useSyncExternalStore(workflow.subscribe, workflow.read)
}

/** Where the newest change of the design is. */
export function useSavingState(): SavingState {
  const { state } = useEditor().editor.saving
  return useSyncExternalStore(state.subscribe, () => stateOf(state.read()))
}

export function useUploads(): Uploads {
  return useTold(({ uploads }) => uploads.state)
}

/** The thumbnails of the photos. They change with every picture that is decoded. */
export function usePictures(): Thumbnails {
  return useTold(({ pictures }) => pictures.state)
}

/** The drawings of the shop; null until they are loaded. */
export function useDrawings(): DrawingOf | null {
  const { loaded } = useEditor().editor.graphics
  return useSyncExternalStore(loaded.subscribe, loaded.read)
}

/** What draws the months of a calendar; null until it is loaded. */
export function useMonths(): Months | null {
  const { loaded } = useEditor().editor.months
  return useSyncExternalStore(loaded.subscribe, loaded.read)
}

/** What bends the tubes of a neon sign; null until it is loaded, and a new object after each sign of another thread. */
export function useNeons(): Neons | null {
  return useTold(({ neons }) => neons.loaded)
}

/** True once that is loaded, for what need not follow each sign of another thread. */
export function useHasNeons(): boolean {
  const { loaded } = useEditor().editor.neons
  return useSyncExternalStore(loaded.subscribe, () => loaded.read() !== null)
}

/** What draws the ranks of playing cards; null until it is loaded. */
export function useCards(): CardIndex | null {
  const { loaded } = useEditor().editor.cards
  return useSyncExternalStore(loaded.subscribe, loaded.read)
}

/** The item whose style the shopper sets, see `styledItem`. */
export function useStyledItem(): DesignItem | null {
  const { editor } = useEditor()
  useDesign()
  useSession()
  return styledItem(editor.context())
}

/** The fonts that are loaded. */
export function useLoadedFonts(): ReadonlySet<FontId> {
  const { loaded } = useEditor().editor.fonts
  return useSyncExternalStore(loaded.subscribe, loaded.read)
}
