import type { DesignPhoto } from '@kea/design/document'
import { placementOf } from '@kea/design/edits'
import { PhotoShelf, type ShelfPorts } from './assets/PhotoShelf'
import { PhotoRefused, readPhoto } from './assets/read-photo'
import { type Command, type CommandContext, contextOf } from './commands/command'
import { placePhoto } from './commands/place-photo'
import type { Layout } from './geometry/layout'
import type { ShopPorts } from './model/ports'
import type { EditorProduct } from './model/product'
import { newSession, type Session } from './model/session'
import type { Scene } from './render/scene'
import { sceneOf } from './render/scene'
import { autosave } from './saving/autosave'
import type { Drafts } from './saving/drafts'
import type { OpenedDesign } from './saving/open-design'
import { putInCart } from './saving/put-in-cart'
import { DesignStore } from './store/DesignStore'
import { Observable } from './store/Observable'
import { GestureTool } from './tools/GestureTool'

/** What a browser can do and a test does otherwise. */
export interface EditorPlatform extends Omit<ShelfPorts, 'keep'> {
  drafts: Drafts
  renderPreview: (scene: Scene) => Promise<Blob>
  newKey: () => string
}

interface EditorParts {
  product: EditorProduct
  shop: ShopPorts
  platform: EditorPlatform
  opened: OpenedDesign
  /** The cart line that is being changed; null for a new one. */
  line: string | null
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

/** Makes the parts of the design tool and gives each only what it needs. */
export class Editor {
  readonly product: EditorProduct
  readonly isLineEdit: boolean
  readonly store: DesignStore
  readonly session: Observable<Session>
  readonly shelf: PhotoShelf
  readonly gestures: GestureTool
  readonly autosave: ReturnType<typeof autosave>
  /** Where the surface stands now; the canvas sets it whenever its room changes. */
  layout: Layout | null = null
  readonly #parts: EditorParts
  readonly #stop = new AbortController()
  #cartTry: AbortController | null = null
  #designUid: string | null

  constructor(parts: EditorParts) {
    const { product, platform, opened } = parts
    this.#parts = parts
    this.#designUid = opened.designUid
    this.product = product
    this.isLineEdit = parts.line !== null && opened.designUid !== null
    this.store = new DesignStore(opened.design)
    this.session = new Observable<Session>({ ...newSession(), notice: opened.notice })
    this.shelf = new PhotoShelf({
      ...platform,
      keep: (record) => platform.drafts.savePhoto(opened.draftKey, record).catch(() => {}),
    })
    this.gestures = new GestureTool({
      placement: () => (this.#isLocked() ? null : this.context().placement),
      layout: () => this.layout,
      mark: () => this.store.mark(),
      apply: (patch) => this.store.apply(patch),
      bail: () => this.store.bail(),
      onMoving: (isMoving) => this.change({ isMoving, ...(isMoving && { view: 'front' as const }) }),
    })
    this.autosave = autosave({
      read: () => this.store.read().design,
      subscribe: this.store.subscribe,
      save: (design) => {
        const { designUid, revision, draftKey } = opened
        const draft = { design, designUid, revision, savedAt: new Date().toISOString() }
        return platform.drafts.saveDesign(draftKey, draft).catch(() => {})
      },
    })
    this.store.subscribe(() => this.#sendShown())
    for (const record of opened.photos) void this.#restore(record)
  }

  context = (): CommandContext => contextOf(this.product, this.store.read(), this.session.read())

  scene = (): Scene => sceneOf(this.product.definition, this.store.read().design, this.shelf.bitmap)

  change = (change: Partial<Session>): void => this.session.set({ ...this.session.read(), ...change })

  /** Runs a deed as one undoable step, whoever asked for it. */
  run(command: Command): void {
    const context = this.context()
    if (this.#isLocked() || !command.isEnabled(context)) return
    const outcome = command.run(context)
    if (!outcome) return
    if ('history' in outcome) this.store[outcome.history]()
    if ('patch' in outcome) {
      this.store.mark()
      this.store.apply(outcome.patch)
      this.store.mark()
    }
    this.change({ announcement: command.announce, ...('session' in outcome && outcome.session) })
  }

  /** Puts a chosen file on the print, or says why it cannot be; the design stays as it was then. */
  async addFile(file: File): Promise<void> {
    if (this.#isLocked()) return
    this.change({ reading: file.name, notice: null })
    try {
      const read = await readPhoto(file)
      const key = this.#parts.platform.newKey()
      await this.shelf.add(key, read)
      const { name, widthPx, heightPx } = read
      const photo: DesignPhoto = { upload: null, name, widthPx, heightPx }
      this.run(placePhoto(key, photo))
    } catch (error) {
      const text = error instanceof PhotoRefused ? error.message : `${file.name} could not be opened. Please try again.`
      this.change({ notice: { tone: 'danger', text } })
    } finally {
      this.change({ reading: null })
    }
  }

  /** Resolves true when the design lies in the cart. Whatever fails is said, and can be tried again. */
  async putInCart(): Promise<boolean> {
    if (!placementOf(this.product.definition, this.store.read().design) || this.#cartTry) return false
    const { shop, platform, opened, line } = this.#parts
    const cartTry = new AbortController()
    this.#cartTry = cartTry
    this.change({ notice: null })
    for (const key of Object.keys(this.store.read().design.photos)) {
      if (this.shelf.state.read()[key]?.upload.step === 'failed') this.shelf.retry(key)
    }
    const ports = {
      shop: { ...shop, saveDesign: this.#saveDesign },
      read: () => this.store.read().design,
      uploaded: (key: string, signal: AbortSignal) => this.shelf.uploaded(key, signal),
      renderPreview: () => platform.renderPreview(this.scene()),
      api: platform.api,
      wait: platform.wait,
      onStep: (cart: Session['cart']) => this.change({ cart }),
    }
    const target = {
      designUid: this.#designUid,
      line: this.isLineEdit ? line : null,
      quantity: this.session.read().quantity,
    }
    try {
      await putInCart(ports, target, AbortSignal.any([cartTry.signal, this.#stop.signal]))
      this.autosave.stop()
      await platform.drafts.clear(opened.draftKey).catch(() => {})
      return true
    } catch (error) {
      const notice = cartTry.signal.aborted
        ? null
        : { tone: 'danger' as const, text: `${messageOf(error)} Your design is kept on this device.` }
      this.change({ cart: 'editing', notice })
      return false
    } finally {
      this.#cartTry = null
    }
  }

  /** Back to designing while the photo is still on its way. */
  stopWaiting = (): void => this.#cartTry?.abort()

  dispose(): void {
    if (this.session.read().cart !== 'done') this.autosave.flush()
    this.autosave.stop()
    this.#stop.abort()
    this.shelf.dispose()
  }

  /** Remembers the uid, so that a second try adds a revision and not a second design. */
  #saveDesign: ShopPorts['saveDesign'] = async (wish) => {
    const kept = await this.#parts.shop.saveDesign({ ...wish, designUid: this.#designUid })
    this.#designUid = kept.uid
    return kept
  }

  #isLocked(): boolean {
    const { cart } = this.session.read()
    return cart !== 'editing' && cart !== 'sending-photo'
  }

  #sendShown(): void {
    this.shelf.sendOnly(Object.keys(this.store.read().design.photos))
  }

  async #restore(record: OpenedDesign['photos'][number]): Promise<void> {
    try {
      await this.shelf.restore(record)
      this.#sendShown()
    } catch (error) {
      this.change({ notice: { tone: 'danger', text: messageOf(error) } })
    }
  }
}
