import { measuresOf } from '@kea/design/arrangement/measures-of'
import { photoIdsOn, usedPhotosOf } from '@kea/design/document/records'
import type { CardIndex } from '@kea/design/geometry/overlays'
import type { SnapLine } from '@kea/design/geometry/snap'
import type { Months } from '@kea/design/items/month/months'
import type { Neons } from '@kea/design/items/neon/neons'
import type { Finding } from '@kea/design/preflight/finding'
import { withRetry } from '~/lib/with-retry'
import { type AboutFiles, AddPhotos } from './assets/AddPhotos'
import { measureLater } from './assets/measure-later'
import { originalOf } from './assets/original-of'
import { PhotoFiles } from './assets/PhotoFiles'
import { PhotoPictures } from './assets/PhotoPictures'
import { pictureNotice } from './assets/picture-notice'
import { takeFiles } from './assets/take-files'
import { UploadQueue } from './assets/UploadQueue'
import { CommandRunner } from './CommandRunner'
import { addText } from './commands/add-text'
import { type Command, type CommandContext, contextOf } from './commands/command'
import { innermost } from './commands/innermost'
import { sizeSettled } from './commands/size-that-follows'
import { loadFindings } from './findings/load-findings'
import type { Layout } from './geometry/layout'
import type { GraphicLibrary } from './graphics/GraphicLibrary'
import type { DraftFacts } from './model/draft-facts'
import { withoutGone } from './model/gone'
import type { How } from './model/how'
import { messageOf } from './model/message-of'
import type { OnDemand } from './model/OnDemand'
import type { ShopPorts } from './model/ports'
import type { EditorProduct } from './model/product'
import { rememberLast } from './model/remember-last'
import { changedSession, newSession, type Session } from './model/session'
import type { Workflow } from './model/workflow'
import type { EditorPlatform } from './platform'
import type { SignPainter } from './render/sign/sign-painter'
import { Scenes } from './Scenes'
import { AddToCart } from './saving/AddToCart'
import { DesignSaving } from './saving/DesignSaving'
import { copyKeyOf, type OpenedDesign } from './saving/open-design'
import { renderSides } from './saving/render-sides'
import { type DesignState, DesignStore } from './store/DesignStore'
import { Observable } from './store/Observable'
import { PanelGate } from './store/PanelGate'
import { STEP_MS, settledDesign } from './store/settled-design'
import type { FontLibrary } from './text/FontLibrary'
import { Tools } from './tools/Tools'
import { toolPortsOf } from './tools/tool-ports'
import { type PhotoPlaces, photoPlaces } from './workspaces/photo-places'

interface EditorParts {
  product: EditorProduct
  shop: ShopPorts
  platform: EditorPlatform
  opened: OpenedDesign
  /** The cart line to change; null for a new one. */
  line: string | null
  /** The address that opens this design again. */
  path?: string
}

/** Creates the parts of the design tool and gives each only the ports that it needs. */
export class Editor {
  readonly product: EditorProduct
  readonly isLineEdit: boolean
  /** What the button of the last step says. */
  readonly buyLabel: string
  readonly store: DesignStore
  /** The design for the panels, and for views that do not follow a drag. */
  readonly settled: Observable<DesignState>
  readonly resting: Observable<DesignState>
  readonly session: Observable<Session>
  readonly facts: Observable<DraftFacts>
  readonly workflow = new Observable<Workflow>({ cart: 'editing', prepared: 0 })
  readonly panels = new PanelGate()
  readonly uploads: UploadQueue
  readonly pictures: PhotoPictures
  readonly photos: AddPhotos
  readonly places: PhotoPlaces
  readonly fonts: FontLibrary
  readonly graphics: GraphicLibrary
  readonly months: OnDemand<Months>
  readonly cards: OnDemand<CardIndex>
  readonly neons: OnDemand<Neons>
  readonly signPainter: OnDemand<SignPainter>
  readonly tools: Tools
  /** The lines that a moved item lies on. */
  readonly guides = new Observable<readonly SnapLine[]>([])
  readonly cart: AddToCart
  readonly saving: DesignSaving
  /** What the painters draw. */
  readonly scene: Scenes['scene']
  readonly sideScene: Scenes['sideScene']
  readonly painted: Scenes['painted']
  /** The layout of the surface on the stage. The canvas sets it when it paints. */
  readonly shownLayout = new Observable<Layout | null>(null)
  readonly newKey: () => string
  readonly #contextOf = rememberLast(contextOf)
  readonly #platform: Pick<EditorPlatform, 'fetchOriginal' | 'groundBehind'>
  readonly #stopMeasuring: () => void
  readonly #runner: CommandRunner

  constructor({ product, shop, platform, opened, line, path = '' }: EditorParts) {
    const { draftKey, notice, photos, pieces, designUid } = opened
    this.product = product
    // A part of a bundle is on its line before it has a design.
    this.isLineEdit = line !== null && (designUid !== null || product.isPart === true)
    this.buyLabel = product.ordered ? 'Change the sign' : this.isLineEdit ? 'Update cart' : 'Add to cart'
    this.fonts = platform.fonts
    this.graphics = platform.graphics
    this.months = platform.months
    this.cards = platform.cards
    this.neons = platform.neons
    this.signPainter = platform.signPainter
    this.newKey = platform.newKey
    this.#platform = platform
    this.session = new Observable<Session>({ ...newSession(), notice })
    this.facts = new Observable({ name: opened.name, quantity: pieces.chosen })
    this.store = new DesignStore(opened.design, () => this.session.read().selection)
    this.settled = settledDesign(this.store, this.session, STEP_MS)
    this.resting = settledDesign(this.store, this.session, Number.POSITIVE_INFINITY)
    this.#runner = new CommandRunner(this)
    // A device without storage keeps the files in memory.
    const files = new PhotoFiles((record) => platform.drafts.savePhoto(draftKey, record).catch(() => record))
    this.uploads = new UploadQueue({ ...platform, files })
    this.pictures = new PhotoPictures({
      ...platform,
      files,
      onProblem: (key, error) => {
        this.change({ notice: pictureNotice(this.store.read().design, this.session.read().notice, key, error) })
      },
    })
    const { scene, sideScene, painted } = new Scenes(this)
    this.scene = scene
    this.sideScene = sideScene
    this.painted = painted
    this.tools = new Tools(toolPortsOf(this))
    const { session, facts, workflow, store } = this
    const { changed } = store
    const read = () => this.store.read().design
    this.places = photoPlaces({ product, design: read, session, context: this.context })
    this.photos = new AddPhotos({
      ...platform,
      files,
      pictures: this.pictures,
      uploads: this.uploads,
      session: this.session,
      workflow: this.workflow,
      change: this.change,
      read,
      hold: (until) => void this.panels.hold(until),
      mark: () => this.store.mark(),
      apply: (patch, by) => this.store.apply(patch, by),
      amend: this.store.amend,
      ...measuresOf(product.definition),
      places: this.places,
      run: this.run,
    })
    const renderPreview = () => renderSides(this, platform.openPreview)
    this.saving = new DesignSaving({
      ...platform,
      ...{ files, shop, opened, changed, facts, session, workflow },
      card: { product: product.name, path },
      uploads: this.uploads.state,
      paint: renderPreview,
    })
    const cartPorts = {
      ...platform,
      shop,
      uploads: this.uploads,
      read,
      product,
      subscribe: this.store.subscribe,
      session,
      facts,
      change: this.change,
      step: (step: Partial<Workflow>) => this.workflow.set({ ...this.workflow.read(), ...step }),
      renderPreview,
      saving: this.saving,
      preparing: {
        amend: this.store.amend,
        original: (photo: string) => originalOf(files.get(photo), platform.fetchOriginal),
        makeTiles: platform.makeTiles,
        sides: (key: string) => platform.makeSides(this, key),
      },
      onDone: async () => {
        await this.saving.end()
        await platform.drafts.clear(draftKey).catch(() => {})
      },
    }
    this.cart = new AddToCart(cartPorts, this.isLineEdit ? line : null)
    for (const record of photos) {
      files.open(record)
      this.uploads.add(record)
      this.pictures.add(record.key)
    }
    this.#stopMeasuring = measureLater(product.definition, { ...platform, files, session, workflow, store })
    this.store.subscribe(this.#forgetGone)
    this.store.subscribe(this.#showPhotos)
    this.session.subscribe(this.#showPhotos)
    this.#showPhotos()
  }

  get layout(): Layout | null {
    return this.shownLayout.read()
  }

  set layout(layout: Layout | null) {
    this.shownLayout.set(layout)
  }

  context = (): CommandContext => this.#contextOf(this.product, this.store.read(), this.session.read())

  /** What the shopper should see before the order. */
  async findings(): Promise<Finding[]> {
    await sizeSettled(this)
    const { design } = this.store.read()
    const { findAll } = await withRetry(loadFindings)
    return findAll(this, design, this.#platform.groundBehind)
  }

  /** Changes what is saved beside the design. */
  changeFacts = (change: Partial<DraftFacts>): void => this.facts.set({ ...this.facts.read(), ...change })

  change = (change: Partial<Session>): void => this.session.set(changedSession(this.session.read(), change))

  /** Puts a text on the print. Its font starts to load. */
  addText(): void {
    this.run(addText(this.newKey(), this.fonts.shape, (frame) => this.#platform.groundBehind(this.scene(), frame)))
  }

  /** Runs a command as one undoable step (`CommandRunner`). */
  run = (command: Command, control: string | null = null): void => this.#runner.run(command, control)

  /** Takes chosen files into the design. */
  addFiles = (files: readonly File[], how: How = 'replace', about: AboutFiles = {}): Promise<void> =>
    takeFiles(this, files, how, about)

  /** Takes a photo that the shop has already. It is not sent again. */
  async addUploaded({ uid, name }: { uid: string; name: string }): Promise<void> {
    try {
      const file = await this.#platform.fetchOriginal(uid)
      await this.addFiles([new File([file], name, { type: file.type })], 'tray')
    } catch (error) {
      this.change({ notice: { tone: 'danger', text: messageOf(error) } })
    }
  }

  /** Puts a photo of the design on the print, where the arrangement has a place for it. */
  place = (...given: Parameters<PhotoPlaces['put']>): void => this.run(this.places.put(...given))

  /** Ends what is innermost, first a gesture. False when there is nothing. */
  leave(): boolean {
    if (this.session.read().isMoving) {
      this.tools.cancel()
      return true
    }
    const end = innermost(this.context(), this.session.read())
    if (end) this.run(end)
    return end !== null
  }

  /** Stores the design as a copy on this device; answers the copy's id. */
  async copyOnDevice(): Promise<string> {
    const id = this.newKey()
    await this.saving.copyTo(copyKeyOf(this.product.sku, id))
    return id
  }

  dispose(): void {
    this.cart.stopWaiting()
    this.saving.dispose()
    this.#stopMeasuring()
    this.photos.cancel()
    this.uploads.dispose()
    this.pictures.dispose()
  }

  /** Items that are no longer there are not selected. */
  #forgetGone = (): void => {
    const left = withoutGone(this.session.read(), this.store.read().design)
    if (left) this.change(left)
  }

  /** Uploads only the photos that are on the print, and shows those of the surface. */
  #showPhotos = (): void => {
    const { design } = this.store.read()
    this.uploads.sendOnly(usedPhotosOf(design).map(({ id }) => id))
    const surface = this.places.surfaceFor(undefined)
    this.pictures.show(surface ? photoIdsOn(design, surface) : [])
  }
}
