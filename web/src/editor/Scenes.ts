import type { PrintedSide } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument } from '@kea/design/document/document'
import { hasItems, photoIdsOn } from '@kea/design/document/records'
import type { CardIndex } from '@kea/design/geometry/overlays'
import type { PhotoPictures } from './assets/PhotoPictures'
import type { CommandContext } from './commands/command'
import type { OnDemand } from './model/OnDemand'
import type { EditorProduct } from './model/product'
import type { Session } from './model/session'
import { bentAtOnce, type DrawingLibraries, drawingsOf } from './render/drawings-of'
import { loadDrawings } from './render/load-drawings'
import { type Scene, sceneOfSide } from './render/scene'
import { sceneOnce } from './render/scene-once'
import type { SignPainter } from './render/sign/sign-painter'
import type { DesignStore } from './store/DesignStore'
import type { Observable } from './store/Observable'

interface ScenePorts extends DrawingLibraries {
  product: EditorProduct
  store: Pick<DesignStore, 'read'>
  session: Pick<Observable<Session>, 'read'>
  pictures: Pick<PhotoPictures, 'picture' | 'hold'>
  cards: OnDemand<CardIndex>
  signPainter: OnDemand<SignPainter>
  context: () => CommandContext
}

/** The surfaces of the design as the painters draw them. */
export class Scenes {
  readonly #ports: ScenePorts
  readonly #sceneOf = sceneOnce()

  constructor(ports: ScenePorts) {
    this.#ports = ports
  }

  /** A surface; the one that is shown for none. */
  scene = (surface = this.#ports.context().surface, design = this.#ports.store.read().design): Scene =>
    this.#sceneOf(this.#ports.product.definition, design, surface, this.#resources())

  /** A printed side. */
  sideScene = (side: PrintedSide, design = this.#ports.store.read().design): Scene =>
    sceneOfSide(this.#ports.product.definition, design, side, {
      ...this.#resources(),
      ...bentAtOnce(drawingsOf(this.#ports)),
    })

  /** Paints a side with words, drawings and sharp photos, never with what stands for them while they load. */
  painted = async <T>(
    side: PrintedSide,
    paint: (scene: Scene) => T | Promise<T>,
    given?: DesignDocument,
  ): Promise<T> => {
    const { store, pictures, signPainter } = this.#ports
    const design = given ?? store.read().design
    await loadDrawings(this.#ports, design)
    if (hasItems(design, 'neon')) await signPainter.load()
    const release = await pictures.hold(photoIdsOn(design, side.surface))
    try {
      return await paint(this.sideScene(side, design))
    } finally {
      release()
    }
  }

  #resources() {
    const { fonts, graphics, months, cards, neons, pictures, session, signPainter } = this.#ports
    const isWithoutLooks = session.read().isComparing
    const loaded = [fonts, graphics, months, cards, neons, signPainter].map((library) => library.loaded.read())
    const { picture } = pictures
    return {
      ...drawingsOf(this.#ports),
      picture,
      glyph: fonts.glyph,
      loaded,
      isWithoutLooks,
      signPainter: signPainter.read,
    }
  }
}
