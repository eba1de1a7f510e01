import type { PhotoRecord } from '~/lib/drafts/photo-record'

/** The records of this visit's photos. Every change is written to the draft. */
export class PhotoFiles {
  readonly #records = new Map<string, PhotoRecord>()
  readonly #save: (record: PhotoRecord) => Promise<PhotoRecord>
  /** The new records that the draft does not have yet. */
  readonly #unsaved = new Map<string, Promise<void>>()

  /** @param save writes a record to the draft; resolves with the one to keep in memory */
  constructor(save: (record: PhotoRecord) => Promise<PhotoRecord>) {
    this.#save = save
  }

  get = (key: string): PhotoRecord | undefined => this.#records.get(key)

  /** The photo with these bytes. */
  withBytes = (sha256: string): PhotoRecord | undefined =>
    [...this.#records.values()].find((record) => record.sha256 === sha256)

  /** Takes a record as the draft has it. */
  open(record: PhotoRecord): void {
    this.#records.set(record.key, record)
  }

  /** True while the draft does not have this photo. */
  isUnsaved = (key: string): boolean => this.#unsaved.has(key)

  /** True while the draft does not have some photo: it would be lost with the page. */
  hasUnsaved = (): boolean => this.#unsaved.size > 0

  /** Resolves when the draft has all photos that are here now. */
  async allSaved(): Promise<void> {
    await Promise.all(this.#unsaved.values())
  }

  /** Takes a new record, and stores it after `ready`. Resolves when the draft has it. */
  add(record: PhotoRecord, ready: Promise<void> = Promise.resolve()): Promise<void> {
    this.#records.set(record.key, record)
    const saved = ready.then(() => this.#store(record.key)).finally(() => this.#unsaved.delete(record.key))
    this.#unsaved.set(record.key, saved)
    return saved
  }

  /** A stored file replaces the one in memory: sixty photos do not fit there. */
  async #store(key: string): Promise<void> {
    const record = this.#records.get(key)
    if (!record) return
    const stored = await this.#save(record)
    const current = this.#records.get(key)
    // Meanwhile the upload may have begun.
    if (current === record) this.#records.set(key, stored)
    else if (current?.original) this.#records.set(key, { ...current, original: stored.original })
  }

  /** Notes that the original has arrived. The draft needs it no longer; this visit reads it without a download. */
  async sent(key: string, uid: string): Promise<void> {
    const record = this.#records.get(key)
    if (!record) return
    this.#records.set(key, { ...record, uid, isDone: true })
    await this.#save({ ...record, uid, isDone: true, original: null })
  }

  async change(key: string, change: Partial<PhotoRecord>): Promise<void> {
    const record = this.#records.get(key)
    if (!record) return
    const changed = { ...record, ...change }
    this.#records.set(key, changed)
    await this.#save(changed.isDone ? { ...changed, original: null } : changed)
  }
}
