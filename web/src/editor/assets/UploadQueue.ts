import type { ReadPhoto } from '~/lib/photos/read-photo'
import { sendFile } from '~/lib/photos/send-file'
import { type UploadApi, UploadError } from '~/lib/photos/upload-api'
import type { UploadState } from '~/lib/photos/upload-state'
import { Observable } from '../store/Observable'
import type { PhotoProxy } from './decode'

/**
 * A photo in the draft on the device. The original is stored until its upload is complete; the proxy stays for the next
 * visit.
 */
export interface PhotoRecord {
  key: string
  name: string
  type: string
  size: number
  sha256: string
  widthPx: number
  heightPx: number
  original: Blob | null
  proxy: Blob | null
  uid: string | null
  isDone: boolean
}

export interface UploadPorts {
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  decode: (file: Blob, widthPx: number, heightPx: number) => Promise<PhotoProxy>
  /** Fetches the original of a finished upload. */
  fetchOriginal: (uid: string) => Promise<Blob>
  /** Writes the record to the draft. A device without storage does not stop the upload. */
  save: (record: PhotoRecord) => Promise<void>
}

const MISSING_PHOTO = 'This photo is no longer here. Please choose it again.'

interface Entry {
  record: PhotoRecord
  bitmap: ImageBitmap | null
  /** Set while the upload runs. */
  stop: AbortController | null
}

export type Uploads = Readonly<Record<string, { upload: UploadState; bitmap: ImageBitmap | null }>>

/** The photos of this visit with their screen pictures and uploads. */
export class UploadQueue {
  readonly #ports: UploadPorts
  readonly #entries = new Map<string, Entry>()
  /** Keys of the photos that are on the print. */
  #wanted: readonly string[] = []
  readonly state = new Observable<Uploads>({})

  constructor(ports: UploadPorts) {
    this.#ports = ports
  }

  /** Adds a newly chosen photo. Its upload starts with `sendOnly`. */
  async add(key: string, photo: ReadPhoto): Promise<void> {
    const { bitmap, file: proxy } = await this.#ports.decode(photo.file, photo.widthPx, photo.heightPx)
    const { file: original, ...facts } = photo
    const record = { key, ...facts, size: original.size, original, proxy, uid: null, isDone: false }
    this.#put({ record, bitmap, stop: null }, { step: 'waiting' })
    await this.#ports.save(record)
  }

  /** Adds a photo of an earlier visit. Its picture follows when it is decoded. */
  async restore(record: PhotoRecord): Promise<void> {
    const upload: UploadState = record.isDone && record.uid ? { step: 'done', uid: record.uid } : { step: 'waiting' }
    this.#put({ record, bitmap: null, stop: null }, upload)
    const file = record.proxy ?? record.original ?? (record.uid ? await this.#ports.fetchOriginal(record.uid) : null)
    if (!file) throw new UploadError('gone', MISSING_PHOTO)
    const { bitmap, file: proxy } = await this.#ports.decode(file, record.widthPx, record.heightPx)
    const entry = this.#entries.get(record.key)
    if (!entry) return
    entry.bitmap = bitmap
    this.#update(record.key, { bitmap })
    if (!record.proxy && proxy) await this.#change(entry, { proxy })
  }

  has = (key: string): boolean => this.#entries.has(key)
  bitmap = (key: string): ImageBitmap | null => this.#entries.get(key)?.bitmap ?? null

  /** Uploads these photos and pauses all others: a photo that is not on the print can wait. */
  sendOnly(keys: readonly string[]): void {
    this.#wanted = keys
    for (const [key, entry] of this.#entries) {
      const upload = this.state.read()[key]?.upload
      if (!keys.includes(key)) entry.stop?.abort()
      else if (!entry.stop && upload?.step === 'waiting') void this.#send(entry)
    }
  }

  /** Retries a failed upload at the shopper's request. */
  retry(key: string): void {
    const entry = this.#entries.get(key)
    if (entry && !entry.stop) void this.#send(entry)
  }

  /** Resolves with the upload's uid when the original has arrived completely. */
  uploaded(key: string, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const upload = this.state.read()[key]?.upload
        if (signal.aborted) settle(() => reject(signal.reason))
        else if (upload?.step === 'done') settle(() => resolve(upload.uid))
        else if (upload?.step === 'failed') settle(() => reject(new UploadError('refused', upload.message)))
      }
      const unsubscribe = this.state.subscribe(check)
      signal.addEventListener('abort', check)
      const settle = (end: () => void) => {
        unsubscribe()
        signal.removeEventListener('abort', check)
        end()
      }
      check()
    })
  }

  dispose(): void {
    for (const { stop, bitmap } of this.#entries.values()) {
      stop?.abort()
      bitmap?.close()
    }
    this.#entries.clear()
  }

  async #send(entry: Entry): Promise<void> {
    const { record } = entry
    if (!record.original) return this.#update(record.key, { upload: { step: 'failed', message: MISSING_PHOTO } })
    const stop = new AbortController()
    entry.stop = stop
    const { name, type, size, sha256, key } = record
    this.#update(key, { upload: { step: 'sending', sentBytes: 0, totalBytes: size } })
    try {
      const uid = await sendFile(
        record.original,
        { name, type, size, sha256 },
        record.uid,
        {
          api: this.#ports.api,
          wait: this.#ports.wait,
          onState: (upload) => upload.step !== 'done' && this.#update(key, { upload }),
          onUid: (begun) => void this.#change(entry, { uid: begun }),
        },
        stop.signal,
      )
      await this.#change(entry, { uid, isDone: true, original: null })
      this.#update(key, { upload: { step: 'done', uid } })
    } catch (error) {
      if (stop.signal.aborted) this.#update(key, { upload: { step: 'waiting' } })
      else if (!(error instanceof UploadError)) {
        this.#update(key, { upload: { step: 'failed', message: 'We could not upload your photo. Please try again.' } })
      }
    } finally {
      entry.stop = null
      // Undo and redo removed the photo and put it back before the abort was complete.
      if (stop.signal.aborted && this.#entries.has(key)) this.sendOnly(this.#wanted)
    }
  }

  #put(entry: Entry, upload: UploadState): void {
    this.#entries.set(entry.record.key, entry)
    this.state.set({ ...this.state.read(), [entry.record.key]: { upload, bitmap: entry.bitmap } })
  }

  #update(key: string, change: Partial<Uploads[string]>): void {
    const uploads = this.state.read()
    const item = uploads[key]
    if (item && this.#entries.has(key)) this.state.set({ ...uploads, [key]: { ...item, ...change } })
  }

  async #change(entry: Entry, change: Partial<PhotoRecord>): Promise<void> {
    entry.record = { ...entry.record, ...change }
    await this.#ports.save(entry.record)
  }
}
