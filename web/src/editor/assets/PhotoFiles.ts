import type { PhotoRecord } from '~/lib/drafts/photo-record'

/** The records of this visit's photos. Every change is written to the draft. */
export class PhotoFiles {
  readonly #records = new Map<string, PhotoRecord>()
  readonly #save: (record: PhotoRecord) => Promise<PhotoRecord>

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

  /** Takes a new record. A stored file replaces the one in memory: sixty photos do not fit there. */
  async add(record: PhotoRecord): Promise<void> {
    this.#records.set(record.key, record)
    const stored = await this.#save(record)
    const current = this.#records.get(record.key)
    // Meanwhile the upload may have begun.
    if (current === record) this.#records.set(record.key, stored)
    else if (current?.original) this.#records.set(record.key, { ...current, original: stored.original })
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
