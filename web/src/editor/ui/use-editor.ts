import type { FontId } from '@kea/design/text/fonts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Thumbnails } from '../assets/PhotoPictures'
import type { Uploads } from '../assets/UploadQueue'
import type { Editor } from '../Editor'
import type { Session } from '../model/session'
import type { DesignState } from '../store/DesignStore'

interface EditorTools {
  editor: Editor
  /** Opens the file picker for the photo on the print. */
  pickPhoto: () => void
  /** Opens it for the tray. */
  addPhotos: () => void
  /** Opens the camera of a phone. */
  takePhoto: () => void
}

export const EditorContext = createContext<EditorTools | null>(null)

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('The design tool is not open here')
  return tools
}

/** The design. A drag is followed in steps only; the stage paints each place of it. */
export function useDesign(): DesignState {
  const { settled } = useEditor().editor
  return useSyncExternalStore(settled.subscribe, settled.read)
}

export function useSession(): Session {
  const { session } = useEditor().editor
  return useSyncExternalStore(session.subscribe, session.read)
}

export function useUploads(): Uploads {
  const { state } = useEditor().editor.uploads
  return useSyncExternalStore(state.subscribe, state.read)
}

/** The thumbnails of the photos. They change with every picture that is decoded. */
export function usePictures(): Thumbnails {
  const { state } = useEditor().editor.pictures
  return useSyncExternalStore(state.subscribe, state.read)
}

/** The fonts that are loaded. */
export function useLoadedFonts(): ReadonlySet<FontId> {
  const { loaded } = useEditor().editor.fonts
  return useSyncExternalStore(loaded.subscribe, loaded.read)
}
