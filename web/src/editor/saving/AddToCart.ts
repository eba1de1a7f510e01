import type { DesignDocument } from '@kea/design/document'
import { itemsOf, usedPhotosOf } from '@kea/design/records'
import type { UploadApi } from '~/lib/photos/upload-api'
import type { UploadQueue } from '../assets/UploadQueue'
import { messageOf } from '../model/message-of'
import type { SavedDesign, ShopPorts } from '../model/ports'
import { pieceLines } from '../model/price'
import type { EditorProduct } from '../model/product'
import type { Session } from '../model/session'
import type { Observable } from '../store/Observable'
import { putInCart } from './put-in-cart'
import { waitUntil } from './wait-until'

interface AddToCartPorts {
  shop: ShopPorts
  uploads: Pick<UploadQueue, 'state' | 'retry' | 'uploaded'>
  read: () => DesignDocument
  product: Pick<EditorProduct, 'definition'>
  subscribe: (listener: () => void) => () => void
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
  change: (change: Partial<Session>) => void
  renderPreview: () => Promise<Blob>
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called when the store has saved the design. The cart does not have it yet. */
  onSaved: (saved: SavedDesign) => void
  /** Called when the cart has the design. The draft is no longer needed. */
  onDone: () => Promise<void>
}

/** Adds the design to the cart. After a failure the next attempt continues at the failed step. */
export class AddToCart {
  readonly #ports: AddToCartPorts
  readonly #line: string | null
  #designUid: string | null
  #attempt: AbortController | null = null

  /** @param line the cart line to update; null adds one */
  constructor(ports: AddToCartPorts, designUid: string | null, line: string | null) {
    this.#ports = ports
    this.#designUid = designUid
    this.#line = line
  }

  /** Resolves true when the cart has the design. */
  async put(): Promise<boolean> {
    const { change, onDone, read } = this.#ports
    const isEmpty = itemsOf(read()).length === 0
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
      const text = `${messageOf(error)} Your design is saved on this device.`
      change({ cart: 'editing', notice: attempt.signal.aborted ? null : { tone: 'danger', text } })
      return false
    } finally {
      this.#attempt = null
    }
  }

  /** Cancels the wait for the photo's upload. */
  stopWaiting = (): void => this.#attempt?.abort()

  #target() {
    return { designUid: this.#designUid, line: this.#ports.product.definition.isByCopies ? null : this.#line }
  }

  #cartPorts() {
    const { shop, uploads, session, read, product, subscribe, renderPreview, api, wait, change } = this.#ports
    return {
      shop: { ...shop, saveDesign: this.#saveDesign },
      read,
      subscribe,
      uploaded: (key: string, signal: AbortSignal) => uploads.uploaded(key, signal),
      whenIdle: (signal: AbortSignal) => waitUntil(session, ({ isMoving }) => !isMoving, signal),
      lines: () => pieceLines(product, read(), session.read().quantity),
      renderPreview,
      api,
      wait,
      onStep: (cart: Session['cart']) => change({ cart }),
    }
  }

  /** Remembers the uid, so that a second attempt saves a revision and not a second design. */
  #saveDesign: ShopPorts['saveDesign'] = async (request) => {
    const saved = await this.#ports.shop.saveDesign({ ...request, designUid: this.#designUid })
    this.#designUid = saved.uid
    this.#ports.onSaved(saved)
    return saved
  }

  #retryUploads(): void {
    const { uploads, read } = this.#ports
    for (const { id: key } of usedPhotosOf(read())) {
      if (uploads.state.read()[key]?.step === 'failed') uploads.retry(key)
    }
  }
}
