import { leafScale, proofLeaves } from '@kea/design/compose/proof-leaves'
import { photoIdsOn } from '@kea/design/document/records'
import { withoutDates } from '@kea/design/document/without-dates'
import { UPLOAD } from '@kea/shared/constants/uploads'
import { waitForConnection } from '~/lib/photos/connection'
import { uploadApi } from '~/lib/photos/upload-api'
import { MISSING_PHOTO } from '../assets/missing-photo'
import { sendBlob } from '../assets/send-blob'
import type { Editor } from '../Editor'
import { stoppedBy } from '../model/refused-photos'
import { type DrawingLibraries, drawingsOf } from '../render/drawings-of'
import { loadDrawings } from '../render/load-drawings'
import { oneByOne, type PageWork } from './one-by-one'
import { paintLeaf } from './paint-leaf'

type LeavesOf = Pick<Editor, 'product' | 'store' | 'pictures' | keyof DrawingLibraries>

/** Functions of the browser, which tests replace. */
interface SendPorts {
  paint: typeof paintLeaf
  send: (picture: Blob, signal: AbortSignal) => Promise<string>
}

const FACTS = { name: UPLOAD.previewName, kind: 'picture' } as const

const browserPorts: SendPorts = {
  paint: paintLeaf,
  send: (picture, signal) => sendBlob({ api: uploadApi, wait: waitForConnection }, picture, FACTS, signal),
}

/** A page as a link shows it. `picture` is the uid of its upload. */
interface SentLeaf {
  label: string
  picture: string
}

/**
 * Uploads a picture of each page, at the size of a screen and without what a crop leaves out. A page that has not changed
 * is known by its bytes and not sent again.
 *
 * @param hasDates shows the shopper's own dates, which name other people
 * @throws with a message for the shopper, or the reason of the signal
 */
export async function sendLeaves(
  editor: LeavesOf,
  hasDates: boolean,
  work: PageWork,
  { paint, send }: SendPorts = browserPorts,
): Promise<SentLeaf[]> {
  const { product, pictures, fonts } = editor
  const whole = editor.store.read().design
  const design = hasDates ? whole : withoutDates(whole)
  await loadDrawings(editor, design)
  const signal = work.signal ?? new AbortController().signal
  const sent: SentLeaf[] = []
  for await (const { name, page, surfaces } of oneByOne(
    proofLeaves(product.definition, design, drawingsOf(editor)),
    work,
  )) {
    const photos = [...new Set(surfaces.flatMap((surface) => photoIdsOn(design, surface)))]
    const release = await pictures.hold(photos)
    try {
      const missing = photos.find((photo) => pictures.picture(photo) === null)
      if (missing !== undefined) throw stoppedBy(design, missing, new Error(MISSING_PHOTO))
      const picture = await paint(page, leafScale(page), { picture: pictures.picture, glyph: fonts.glyph })
      sent.push({ label: name, picture: await send(picture, signal) })
    } finally {
      release()
    }
  }
  return sent
}
