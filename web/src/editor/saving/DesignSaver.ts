import { DesignChanged, type SavedDesign, type SaveRequest, type ShopPorts } from '../model/ports'

interface SaverPorts {
  saveDesign: ShopPorts['saveDesign']
  /** Null while a save runs, and after one whose answer was lost: the newest revision is not known then. */
  onRevision: (uid: string | null, revision: number | null) => void
  onStale: () => void
}

type Content = Pick<SaveRequest, 'document' | 'preview' | 'forCart' | 'name'> & { isLast?: boolean }

/** Saves a design in the store, one revision after the other, each with the revision that it follows. */
export class DesignSaver {
  readonly #ports: SaverPorts
  #uid: string | null
  #revision: number | null
  #last: Promise<unknown> = Promise.resolve()

  constructor(ports: SaverPorts, uid: string | null, revision: number | null) {
    this.#ports = ports
    this.#uid = uid
    this.#revision = revision
  }

  get uid(): string | null {
    return this.#uid
  }

  save(content: Content): Promise<SavedDesign> {
    const saved = this.#last.then(() => this.#save(content))
    this.#last = saved.catch(() => {})
    return saved
  }

  async #save({ isLast = false, ...content }: Content): Promise<SavedDesign> {
    const base = this.#revision
    this.#set(this.#uid, null)
    try {
      const saved = await this.#ports.saveDesign({ designUid: this.#uid, base, isLast, ...content })
      this.#set(saved.uid, saved.revision)
      return saved
    } catch (error) {
      if (error instanceof DesignChanged) this.#ports.onStale()
      throw error
    }
  }

  #set(uid: string | null, revision: number | null): void {
    this.#uid = uid
    this.#revision = revision
    if (uid !== null) this.#ports.onRevision(uid, revision)
  }
}
