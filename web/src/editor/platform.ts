import type { ShelfPorts } from './assets/PhotoShelf'
import type { Scene } from './render/scene'
import type { Drafts } from './saving/drafts'

/** What a browser can do and a test does otherwise. */
export interface EditorPlatform extends Omit<ShelfPorts, 'keep'> {
  drafts: Drafts
  renderPreview: (scene: Scene) => Promise<Blob>
  newKey: () => string
}
