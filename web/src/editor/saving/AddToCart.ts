import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { cartLines } from '@kea/design/arrangement/printed'
import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf, usedPhotosOf } from '@kea/design/document/records'
import type { UploadApi } from '~/lib/photos/upload-api'
import type { UploadQueue } from '../assets/UploadQueue'
import { waitUntil } from '../assets/wait-until'
import { isUnprepared, type PreparePorts, preparePhotos } from '../derived/prepare-photos'
import type { DraftFacts } from '../model/draft-facts'
import { messageOf } from '../model/message-of'
import type { ShopPorts } from '../model/ports'
import type { EditorProduct } from '../model/product'
import { refusedPhotos } from '../model/refused-photos'
import type { Notice, Session } from '../model/session'
import type { CartStep, Workflow } from '../model/workflow'
import type { Observable } from '../store/Observable'
import type { DesignSaving } from './DesignSaving'
import { previewWords } from './preview-words'
import { type CartPorts, putInCart, storeWhole } from './put-in-cart'
import { keptSentence } from './told'

interface AddToCartPorts {
  shop: ShopPorts
  uploads: Pick<UploadQueue, 'state' | 'retry' | 'uploaded'>
  read: () => DesignDocument
  product: Pick<EditorProduct, 'definition'>
  subscribe: (listener: () => void) => () => void
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
  facts: Pick<Observable<DraftFacts>, 'read'>
  change: (change: Partial<Session>) => void
  step: (step: Partial<Workflow>) => void
  renderPreview: () => Promise<Blob>
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  saving: Pick<DesignSaving, 'save' | 'state'>
  preparing: Pick<PreparePorts, 'amend' | 'original' | 'makeTiles' | 'sides'>
  /** Called when the cart has the design. The draft is no longer needed. */
  onDone: () => Promise<void>
}

/** Adds the design to the cart. After a failure the next attempt continues at the failed step. */
export class AddToCart {
  readonly #ports: AddToCartPorts
  readonly #line: string | null
  #attempt: AbortController | null = null

  /** @param line the cart line to update; null adds one */
  constructor(ports: AddToCartPorts, line: string | null) {
    this.#ports = ports
    this.#line = line
  }

  /** Resolves true when the cart has the design and the shopper is still in the tool. */
  async put(): Promise<boolean> {
    const { change, step, saving, onDone, read } = this.#ports
    const isEmpty = itemsOf(read()).length === 0
    if (isEmpty || this.#attempt) return false
    const attempt = new AbortController()
    this.#attempt = attempt
    change({ notice: null })
    this.#retryUploads()
    try {
      await putInCart(
        this.#cartPorts(),
        { line: arrangementOf(this.#ports.product.definition).isCountedInDesign ? null : this.#line },
        attempt.signal,
      )
      await onDone()
      // From the last step on only the end of the tool stops it.
      return !attempt.signal.aborted
    } catch (error) {
      const text = `${messageOf(error)} ${keptSentence(saving.state.read())}`
      const photos = refusedPhotos(read(), error)
      const refused = { count: photos.length, photos, isForCart: true }
      const notice: Notice = { tone: 'danger', text, ...(photos.length > 0 && { refused }) }
      step({ cart: 'editing' })
      change({ notice: attempt.signal.aborted ? null : notice })
      return false
    } finally {
      this.#attempt = null
    }
  }

  /** Saves the newest state of the design with its picture, such as for a link to it. Answers its uid. */
  async store(): Promise<string> {
    const { read } = this.#ports
    this.#retryUploads()
    const ports = { ...this.#cartPorts(), saveDesign: this.#saveAs(false), onStep: () => {} }
    const { design, saved } = await storeWhole(ports, new AbortController().signal)
    // The design may change while its picture is uploaded.
    return design === read() ? saved.uid : this.store()
  }

  /** Cancels the wait for the photo's upload, and the work on its pixels. */
  stopWaiting = (): void => this.#attempt?.abort()

  /** Saves a design with its picture, and with what that shows. */
  #saveAs =
    (forCart: boolean): CartPorts['saveDesign'] =>
    (document, preview, isPresent) => {
      const { saving, facts, product } = this.#ports
      const { name } = facts.read()
      const whole = { document, preview, previewWords: previewWords(product, document), forCart, name }
      return saving.save(whole, isPresent)
    }

  #cartPorts() {
    const { shop, uploads, session, facts, read, product, subscribe, renderPreview, api, wait, step } = this.#ports
    const { definition } = product
    const preparing: PreparePorts = {
      ...this.#ports.preparing,
      definition,
      read,
      api,
      wait,
      onProgress: (prepared) => step({ prepared }),
    }
    return {
      shop,
      saveDesign: this.#saveAs(true),
      definition,
      read,
      subscribe,
      isUnprepared: () => isUnprepared(definition, read()),
      prepare: (signal: AbortSignal) => preparePhotos(preparing, signal),
      uploaded: (key: string, signal: AbortSignal) => uploads.uploaded(key, signal),
      whenIdle: (signal: AbortSignal) => waitUntil(session, ({ isMoving }) => !isMoving, signal),
      lines: () => cartLines(read(), product.definition, facts.read().quantity),
      renderPreview,
      api,
      wait,
      onStep: (cart: CartStep) => step({ cart }),
    }
  }

  #retryUploads(): void {
    const { uploads, read } = this.#ports
    for (const { id: key } of usedPhotosOf(read())) {
      if (uploads.state.read()[key]?.step === 'failed') uploads.retry(key)
    }
  }
}
