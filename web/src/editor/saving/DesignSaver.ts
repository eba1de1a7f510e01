import { DesignChanged, DesignGone, type SavedDesign, type SaveRequest, type ShopPorts } from '../model/ports'

interface SaverPorts {
  saveDesign: ShopPorts['saveDesign']
  /**
   * The revision is null while a save runs, and after one whose answer was lost: the newest one is not known then. The
   * uid is null for a design that the store does not have any more.
   */
  onRevision: (uid: string | null, revision: number | null) => void
  onStale: () => void
}

type Content = Pick<SaveRequest, 'document' | 'preview' | 'previewWords' | 'forCart' | 'name'> & { isLast?: boolean }

/** Saves a design in the store, one revision after the other, each with the revision that it follows. */
export class DesignSaver {
  readonly #ports: SaverPorts
  #uid: string | null
  #revision: number | null
  #last: Promise<unknown> = Promise.resolve()
  /** The saves that were sent, and those that have no answer yet. */
  #sent = 0
  #running = 0

  constructor(ports: SaverPorts, uid: string | null, revision: number | null) {
    this.#ports = ports
    this.#uid = uid
    this.#revision = revision
  }

  get uid(): string | null {
    return this.#uid
  }

  /** A page that closes cannot wait for the answer of the save before. */
  save(content: Content): Promise<SavedDesign> {
    const isAtOnce = content.isLast && this.#running > 0
    const saved = isAtOnce ? this.#save(content) : this.#last.then(() => this.#save(content))
    this.#last = Promise.allSettled([this.#last, saved])
    return saved
  }

  async #save({ isLast = false, ...content }: Content): Promise<SavedDesign> {
    const base = this.#revision
    this.#set(this.#uid, null)
    this.#sent += 1
    this.#running += 1
    const place = this.#sent
    /** The page did not close, and what it sent last counts: the store refuses this one, or has it as an older revision. */
    const isOvertaken = () => place < this.#sent
    try {
      const saved = await this.#ports.saveDesign({ designUid: this.#uid, base, isLast, ...content })
      if (!isOvertaken()) this.#set(saved.uid, saved.revision)
      else if (this.#revision !== null) this.#set(saved.uid, Math.max(saved.revision, this.#revision))
      return saved
    } catch (error) {
      if (error instanceof DesignChanged && !isOvertaken()) this.#ports.onStale()
      if (!(error instanceof DesignGone)) throw error
      this.#forget()
      // A page that closes would not know the uid of a new design.
      if (isLast) throw error
      return await this.#save(content)
    } finally {
      this.#running -= 1
    }
  }

  /** The next save makes a new design. */
  #forget(): void {
    this.#uid = null
    this.#revision = null
    this.#ports.onRevision(null, null)
  }

  #set(uid: string | null, revision: number | null): void {
    this.#uid = uid
    this.#revision = revision
    if (uid !== null) this.#ports.onRevision(uid, revision)
  }
}
