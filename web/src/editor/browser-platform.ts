import { waitForConnection } from '~/lib/photos/connection'
import { UploadError, uploadApi } from '~/lib/photos/upload-api'
import { decodeProxy } from './assets/decode'
import type { EditorPlatform } from './platform'
import { renderPreview } from './render/render-preview'
import { deviceDrafts } from './saving/drafts'

async function fetchOriginal(uid: string): Promise<Blob> {
  const answer = await fetch(`/media/uploads/${encodeURIComponent(uid)}`, { credentials: 'same-origin' }).catch(
    () => null,
  )
  if (answer?.ok) return answer.blob()
  throw new UploadError(
    answer?.status === 404 ? 'gone' : 'lost',
    answer?.status === 404
      ? 'The photo of this design is no longer here. Please choose it again.'
      : 'Your photo could not be loaded. Please check your connection and reload this page; your design is kept.',
  )
}

/** The browser's implementation of the editor's ports. */
export const browserPlatform: EditorPlatform = {
  api: uploadApi,
  wait: waitForConnection,
  decode: decodeProxy,
  fetchOriginal,
  drafts: deviceDrafts,
  renderPreview,
  newKey: () => crypto.randomUUID(),
}
