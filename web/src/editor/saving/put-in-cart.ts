import type { OrderedLine } from '@kea/design/arrangement/rules'
import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf, photoUses, usedPhotosOf } from '@kea/design/document/records'
import type { ProductDefinition } from '@kea/design/product/definition'
import { UPLOAD } from '@kea/shared/constants/uploads'
import type { UploadApi } from '~/lib/photos/upload-api'
import { sendBlob } from '../assets/send-blob'
import { withoutStale } from '../derived/prepare-photos'
import type { SavedDesign, ShopPorts } from '../model/ports'
import { stoppedBy } from '../model/refused-photos'
import type { CartStep } from '../model/workflow'
import { printedDesign } from './printed-design'

export interface CartPorts {
  shop: Pick<ShopPorts, 'addLines' | 'updateLine'>
  /** `isPresent` is false once the design has changed since. */
  saveDesign: (document: DesignDocument, preview: string, isPresent: () => boolean) => Promise<SavedDesign>
  definition: ProductDefinition
  read: () => DesignDocument
  /** Calls the listener after every change of the design. */
  subscribe: (listener: () => void) => () => void
  /** Resolves with the upload's uid when the photo's original has arrived. */
  uploaded: (photo: string, signal: AbortSignal) => Promise<string>
  /** Resolves when no gesture is running. A design saved during a drag differs from the one shown at its end. */
  whenIdle: (signal: AbortSignal) => Promise<void>
  /** The lines of the design in the cart, by their options. */
  lines: () => readonly OrderedLine[]
  /** True while changed pixels are missing that the printer needs. */
  isUnprepared: () => boolean
  /** Makes and uploads them. */
  prepare: (signal: AbortSignal) => Promise<void>
  renderPreview: () => Promise<Blob>
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  onStep: (step: CartStep) => void
}

interface CartTarget {
  /** The cart line to update; null adds lines. */
  line: string | null
}

const NOTHING = 'Add a photo first.'

/** The upload uid of one original; null when the photo is removed before it has arrived. */
async function arrivedOriginal(ports: StorePorts, photo: string, signal: AbortSignal): Promise<string | null> {
  const gone = new AbortController()
  const unsubscribe = ports.subscribe(() => photoUses(ports.read()).has(photo) || gone.abort())
  try {
    return await ports.uploaded(photo, AbortSignal.any([signal, gone.signal]))
  } catch (error) {
    if (gone.signal.aborted && !signal.aborted) return null
    throw signal.aborted ? error : stoppedBy(ports.read(), photo, error)
  } finally {
    unsubscribe()
  }
}

/** The upload uids of all originals. Photos may change during a wait, so the design is read again after each. */
async function arrivedOriginals(ports: StorePorts, signal: AbortSignal): Promise<Record<string, string>> {
  const arrived: Record<string, string> = {}
  for (;;) {
    await ports.whenIdle(signal)
    const design = ports.read()
    if (itemsOf(design).length === 0) throw new Error(NOTHING)
    const photos = usedPhotosOf(design).map(({ id }) => id)
    const missing = photos.find((key) => !arrived[key])
    if (!missing) return arrived
    const uid = await arrivedOriginal(ports, missing, signal)
    if (uid !== null) arrived[missing] = uid
  }
}

type StorePorts = Omit<CartPorts, 'shop' | 'lines'>

/** Uploads the originals, then changed pixels and the preview, then saves the design. Each step needs the one before. */
export async function storeWhole(ports: StorePorts, signal: AbortSignal) {
  ports.onStep('sending-photo')
  const arrived = await arrivedOriginals(ports, signal)
  if (ports.isUnprepared()) {
    // From here on nothing may change.
    ports.onStep('preparing')
    await ports.prepare(signal)
  }
  ports.onStep('saving')
  const design = ports.read()
  const document = withoutStale(ports.definition, printedDesign(design, arrived))
  const facts = { name: UPLOAD.previewName, kind: 'picture' } as const
  const preview = await sendBlob(ports, await ports.renderPreview(), facts, signal)
  return { design, saved: await ports.saveDesign(document, preview, () => ports.read() === design) }
}

/**
 * Saves the design as a whole and updates the cart.
 * After a failure the next attempt reuses the finished steps.
 */
export async function putInCart(ports: CartPorts, target: CartTarget, signal: AbortSignal) {
  const { design, saved } = await storeWhole(ports, signal)
  // From here on it cannot be taken back.
  signal.throwIfAborted()
  ports.onStep('adding')
  const requests = ports.lines().map((line) => ({
    sku: design.sku,
    ...line,
    designUid: saved.uid,
    designRevision: saved.revision,
  }))
  const [only] = requests
  if (target.line && only) await ports.shop.updateLine(target.line, only)
  else await ports.shop.addLines(requests)
  ports.onStep('done')
  return saved
}
