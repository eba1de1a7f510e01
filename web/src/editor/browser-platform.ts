import { afterFrame } from '~/lib/after-frame'
import { deviceDrafts } from '~/lib/drafts/device-drafts'
import { waitForConnection } from '~/lib/photos/connection'
import { uploadApi } from '~/lib/photos/upload-api'
import { UploadError } from '~/lib/photos/upload-failure'
import { subscribeToConnection } from '~/lib/use-online'
import { withRetry } from '~/lib/with-retry'
import { decodeBitmap, decodeProxy, encoded, shrunk } from './assets/decode'
import type { makeTiles } from './derived/make-tiles'
import { browserGraphics } from './graphics/browser-graphics'
import type { EditorPlatform } from './platform'
import { browserCards } from './render/browser-cards'
import { browserMonths } from './render/browser-months'
import { browserNeons } from './render/browser-neons'
import { browserSignPainter } from './render/browser-sign-painter'
import { groundBehind } from './render/ground-behind'
import { openPreview } from './render/render-preview'
import { browserFonts } from './text/browser-fonts'

async function fetchOriginal(uid: string): Promise<Blob> {
  const answer = await fetch(`/media/uploads/${encodeURIComponent(uid)}`, { credentials: 'same-origin' }).catch(
    () => null,
  )
  if (answer?.ok) return answer.blob()
  throw new UploadError(
    answer?.status === 404 ? 'gone' : 'lost',
    answer?.status === 404
      ? 'This photo is no longer here. Please choose it again.'
      : 'We could not load your photo. Check your connection and reload the page. Your design is safe.',
  )
}

/** Most designs have no look, so this loads with the first one that goes in the cart. */
const makeTilesLater: typeof makeTiles = async (...given) =>
  (await withRetry(() => import('./derived/make-tiles'))).makeTiles(...given)

/** The browser's implementation of the editor's ports. */
export const browserPlatform: EditorPlatform = {
  api: uploadApi,
  wait: waitForConnection,
  decodeProxy,
  decodeBitmap,
  shrunk,
  encoded,
  fetchOriginal,
  drafts: deviceDrafts,
  connection: { isOnline: () => navigator.onLine, subscribe: subscribeToConnection },
  fonts: browserFonts,
  graphics: browserGraphics,
  months: browserMonths,
  cards: browserCards,
  neons: browserNeons,
  signPainter: browserSignPainter,
  makeTiles: makeTilesLater,
  makeSides: async (...given) => (await withRetry(() => import('./derived/browser-sides'))).makeSides(...given),
  openPreview,
  groundBehind,
  // A task of its own lets the page answer a tap.
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  drawn: async () => void (await afterFrame()),
  measure: async (bitmap) => (await import('./assets/measure-photo')).measurePhoto(bitmap),
  newKey: () => crypto.randomUUID(),
}
