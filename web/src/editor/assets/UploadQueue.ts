import type { PhotoRecord } from '~/lib/drafts/photo-record'
import { sendFile } from '~/lib/photos/send-file'
import type { UploadApi } from '~/lib/photos/upload-api'
import { UploadError } from '~/lib/photos/upload-failure'
import type { UploadState } from '~/lib/photos/upload-state'
import { Observable } from '../store/Observable'
import { MISSING_PHOTO } from './missing-photo'
import type { PhotoFiles } from './PhotoFiles'

export interface UploadPorts {
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Uploads that run at the same time. */
const AT_ONCE = 3

export type Uploads = Readonly<Record<string, UploadState>>

/** The uploads of this visit's photos. */
export class UploadQueue {
  readonly #ports: UploadPorts & { files: PhotoFiles }
  /** The uploads that run. */
  readonly #running = new Map<string, AbortController>()
  /** Keys of the photos that are on the print. */
  #wanted: readonly string[] = []
  readonly state = new Observable<Uploads>({})

  constructor(ports: UploadPorts & { files: PhotoFiles }) {
    this.#ports = ports
  }

  /** Adds a photo. Its upload starts with `sendOnly`. */
  add({ key, isDone, uid }: Pick<PhotoRecord, 'key' | 'isDone' | 'uid'>): void {
    this.#set(key, isDone && uid ? { step: 'done', uid } : { step: 'waiting' })
  }

  /** Uploads these photos, a few at a time, and pauses all others: a photo that is not on the print can wait. */
  sendOnly(keys: readonly string[]): void {
    this.#wanted = keys
    const wanted = new Set(keys)
    for (const [key, stop] of this.#running) if (!wanted.has(key)) stop.abort()
    this.#sendNext()
  }

  /** Retries a failed upload at the shopper's request. */
  retry(key: string): void {
    if (!this.#running.has(key)) void this.#send(key)
  }

  /** Resolves with the upload's uid when the original has arrived completely. */
  uploaded(key: string, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const upload = this.state.read()[key]
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

  /** How much of the originals of these photos has arrived, in 0..1; null where their sizes are not known. */
  arrived(keys: readonly string[]): number | null {
    const uploads = this.state.read()
    let [sent, total] = [0, 0]
    for (const key of keys) {
      const size = this.#ports.files.get(key)?.size ?? 0
      const upload = uploads[key]
      total += size
      if (upload?.step === 'done') sent += size
      else if (upload && 'sentBytes' in upload) sent += upload.sentBytes
    }
    return total > 0 ? sent / total : null
  }

  dispose(): void {
    this.#wanted = []
    for (const stop of this.#running.values()) stop.abort()
  }

  #sendNext(): void {
    const uploads = this.state.read()
    for (const key of this.#wanted) {
      if (this.#running.size >= AT_ONCE) return
      if (!this.#running.has(key) && uploads[key]?.step === 'waiting') void this.#send(key)
    }
  }

  async #send(key: string): Promise<void> {
    const { files } = this.#ports
    const record = files.get(key)
    if (!record?.original) return this.#set(key, { step: 'failed', message: MISSING_PHOTO })
    const stop = new AbortController()
    this.#running.set(key, stop)
    const { name, type, size, sha256 } = record
    this.#set(key, { step: 'sending', sentBytes: 0, totalBytes: size })
    try {
      const uid = await sendFile(
        record.original,
        { name, type, size, sha256 },
        record.uid,
        {
          api: this.#ports.api,
          wait: this.#ports.wait,
          onState: (upload) => upload.step !== 'done' && this.#set(key, upload),
          onUid: (begun) => void files.change(key, { uid: begun }),
        },
        stop.signal,
      )
      await files.sent(key, uid)
      this.#set(key, { step: 'done', uid })
    } catch (error) {
      if (stop.signal.aborted) this.#set(key, { step: 'waiting' })
      else if (!(error instanceof UploadError)) {
        this.#set(key, { step: 'failed', message: 'We could not upload your photo. Please try again.' })
      }
    } finally {
      this.#running.delete(key)
      // Also a photo that undo and redo removed and put back before its abort was complete.
      this.#sendNext()
    }
  }

  #set(key: string, upload: UploadState): void {
    this.state.set({ ...this.state.read(), [key]: upload })
  }
}
