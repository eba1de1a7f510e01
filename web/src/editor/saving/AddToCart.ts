import type { DesignDocument } from '@kea/design/document'
import type { UploadApi } from '~/lib/photos/upload-api'
import type { UploadQueue } from '../assets/UploadQueue'
import { messageOf } from '../model/message-of'
import type { SavedDesign, ShopPorts } from '../model/ports'
import type { Session } from '../model/session'
import type { Observable } from '../store/Observable'
import { putInCart } from './put-in-cart'
import { when } from './when'

interface AddToCartPorts {
  shop: ShopPorts
  uploads: Pick<UploadQueue, 'state' | 'retry' | 'uploaded'>
  read: () => DesignDocument
  subscribe: (listener: () => void) => () => void
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
  change: (change: Partial<Session>) => void
  renderPreview: () => Promise<Blob>
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** The shop keeps the design; it may not lie in the cart yet. */
  onSaved: (kept: SavedDesign) => void
  /** The design lies in the cart: its draft is no longer needed. */
  onDone: () => Promise<void>
}

/** Brings the design into the cart. What fails is said, and can be tried again from where it stopped. */
export class AddToCart {
  readonly #ports: AddToCartPorts
  readonly #line: string | null
  #designUid: string | null
  #attempt: AbortController | null = null

  /** @param line the cart line that gets the design; null adds one */
  constructor(ports: AddToCartPorts, designUid: string | null, line: string | null) {
    this.#ports = ports
    this.#designUid = designUid
    this.#line = line
  }

  /** Resolves true when the design lies in the cart. */
  async put(): Promise<boolean> {
    const { change, onDone, read } = this.#ports
    const isEmpty = read().surfaces.every((surface) => surface.items.length === 0)
    if (isEmpty || this.#attempt) return false
    const attempt = new AbortController()
    this.#attempt = attempt
    change({ notice: null })
    this.#retryUploads()
    try {
      await putInCart(this.#cartPorts(), this.#target(), attempt.signal)
      await onDone()
      return true
    } catch (error) {
      const text = `${messageOf(error)} Your design is kept on this device.`
      change({ cart: 'editing', notice: attempt.signal.aborted ? null : { tone: 'danger', text } })
      return false
    } finally {
      this.#attempt = null
    }
  }

  /** Back to designing while the photo is still on its way. */
  stopWaiting = (): void => this.#attempt?.abort()

  #target() {
    return { designUid: this.#designUid, line: this.#line }
  }

  #cartPorts() {
    const { shop, uploads, session, read, subscribe, renderPreview, api, wait, change } = this.#ports
    return {
      shop: { ...shop, saveDesign: this.#saveDesign },
      read,
      subscribe,
      uploaded: (key: string, signal: AbortSignal) => uploads.uploaded(key, signal),
      atRest: (signal: AbortSignal) => when(session, ({ isMoving }) => !isMoving, signal),
      quantity: () => session.read().quantity,
      renderPreview,
      api,
      wait,
      onStep: (cart: Session['cart']) => change({ cart }),
    }
  }

  /** Remembers the uid, so that a second try adds a revision and not a second design. */
  #saveDesign: ShopPorts['saveDesign'] = async (request) => {
    const kept = await this.#ports.shop.saveDesign({ ...request, designUid: this.#designUid })
    this.#designUid = kept.uid
    this.#ports.onSaved(kept)
    return kept
  }

  #retryUploads(): void {
    const { uploads, read } = this.#ports
    for (const key of Object.keys(read().photos)) {
      if (uploads.state.read()[key]?.upload.step === 'failed') uploads.retry(key)
    }
  }
}
