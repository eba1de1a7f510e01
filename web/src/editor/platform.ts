import type { UploadPorts } from './assets/UploadQueue'
import type { Scene } from './render/scene'
import type { Drafts } from './saving/drafts'

/** What a browser can do and a test does otherwise. */
export interface EditorPlatform extends Omit<UploadPorts, 'keep'> {
  drafts: Drafts
  renderPreview: (scene: Scene) => Promise<Blob>
  newKey: () => string
}
