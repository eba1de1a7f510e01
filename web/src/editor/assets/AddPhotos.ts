import type { DesignDocument, DesignPhoto, DesignSurface } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import { nextPhotoOrder } from '@kea/design/document/photo-order'
import { photoOf, photosOf } from '@kea/design/document/records'
import { PHOTOS_MAX } from '@kea/design/product/limits'
import { notOpened, PhotoRefused } from '~/lib/photos/photo-refusal'
import type { OpenedPhoto } from '~/lib/photos/read-photo'
import { sha256 } from '~/lib/photos/sha256'
import { withRetry } from '~/lib/with-retry'
import type { Command } from '../commands/command'
import type { How } from '../model/how'
import type { Session } from '../model/session'
import { isLocked, type Workflow } from '../model/workflow'
import type { EditorPlatform } from '../platform'
import type { Editing } from '../store/DesignStore'
import type { Observable } from '../store/Observable'
import type { PhotoPlaces } from '../workspaces/photo-places'
import { knownOf } from './known-of'
import type { PhotoFiles } from './PhotoFiles'
import type { PhotoPictures } from './PhotoPictures'
import { endOfReading, type Refusal } from './reading-notice'
import type { UploadQueue } from './UploadQueue'
import { waitUntil } from './wait-until'

interface AddPhotosPorts {
  files: PhotoFiles
  pictures: PhotoPictures
  uploads: UploadQueue
  session: Observable<Session>
  workflow: Pick<Observable<Workflow>, 'read'>
  change: (change: Partial<Session>) => void
  read: () => DesignDocument
  mark: () => void
  apply: (patch: Patch, by?: Editing) => void
  /** Changes the design beside the history. */
  amend: (patch: Patch) => void
  places: Pick<PhotoPlaces, 'putNew' | 'give' | 'used'>
  run: (command: Command) => void
  newKey: () => string
  measure: EditorPlatform['measure']
  /** True where each photo is looked at: it is kept out of what is covered, or compared with others. */
  isMeasured: boolean
  /** True where they are compared by how sharp they are too. */
  isCompared: boolean
  pause: () => Promise<void>
  drawn: () => Promise<void>
  /** The panels follow changes when this is resolved. */
  hold: (until: Promise<void>) => void
}

/** What a photo has beside its file. */
export type PhotoMarks = Pick<DesignPhoto, 'sample'>

/** What is known of chosen files beside how they are taken. */
export interface AboutFiles {
  marks?: PhotoMarks
  /** Where they were dropped; left out for no surface. */
  on?: DesignSurface
}

interface Waiting extends AboutFiles {
  file: File
  how: How
}

/** The code that reads photos. An empty print does not need it. */
export const loadReader = () => import('~/lib/photos/read-photo')

/** Photos between two announcements. */
const ANNOUNCED = 10
/** One photo is told as being read after this time, unless its decoding begins before. */
const TOLD_MS = 150

/** True for a photo that the shopper waits to see on the print. */
const isSeenAtOnce = (how: How): boolean => how === 'replace' || how === 'add'

/** The function, which runs once. */
function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/** Reads chosen files into the design, one at a time: sixty decoded photos do not fit into the memory of a phone. */
export class AddPhotos {
  readonly #ports: AddPhotosPorts
  readonly #queue: Waiting[] = []
  #running: Promise<void> | null = null
  #stop = new AbortController()

  constructor(ports: AddPhotosPorts) {
    this.#ports = ports
  }

  /**
   * Adds files. One alone goes on the print, several go into the tray, unless each gets a place of its own. Those that are
   * to be filled in come beside the history: a step that is made meanwhile is undone without them. Files chosen meanwhile
   * are read after them.
   */
  add(files: readonly File[], how: How, about: AboutFiles = {}): Promise<void> {
    if (files.length === 0 || isLocked(this.#ports.workflow.read())) return Promise.resolve()
    const each = files.length > 1 && (how === 'replace' || how === 'add') ? 'tray' : how
    this.#queue.push(...files.map((file) => ({ file, how: each, ...about })))
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Stops after the photo that is being read. Those before it stay. */
  cancel = (): void => this.#stop.abort()

  async #run(): Promise<void> {
    const { change, pause, drawn, mark } = this.#ports
    this.#stop = new AbortController()
    const refusals: Refusal[] = []
    let [done, added, again, surplus] = [0, 0, 0, 0]
    mark()
    for (let next = this.#queue.shift(); next && !this.#stop.signal.aborted; next = this.#queue.shift()) {
      const { name } = next.file
      const total = done + 1 + this.#queue.length
      const isAnnounced = total > 1 && done % ANNOUNCED === 0
      const at = done + 1
      const begin = once(() =>
        change({
          ...(at === 1 && { notice: null }),
          reading: { name, at, of: total },
          ...(isAnnounced && { announcement: `Reading ${at} of ${total} photos` }),
        }),
      )
      // To render the panels takes longer than to begin: of one photo they say so while the browser decodes it.
      const isFirstSeen = total === 1 && isSeenAtOnce(next.how)
      const timer = isFirstSeen ? setTimeout(begin, TOLD_MS) : undefined
      if (!isFirstSeen) begin()
      done += 1
      try {
        if (photosOf(this.#ports.read()).length >= PHOTOS_MAX) surplus += 1
        else if (await this.#one(next, begin)) added += 1
        else again += 1
      } catch (error) {
        const text = error instanceof PhotoRefused ? error.message : `${name} could not be opened. Please try again.`
        if (!this.#stop.signal.aborted) refusals.push({ name, text })
      } finally {
        clearTimeout(timer)
        begin()
      }
      // The panels follow when the print has the last photo.
      await (this.#queue.length > 0 ? pause() : drawn())
    }
    this.#queue.length = 0
    mark()
    change({ reading: null, ...endOfReading({ refusals, done, added, again, surplus }) })
  }

  /**
   * False for a photo that the design has already.
   *
   * @param onDecoding called when the browser decodes it, which leaves the page free
   */
  async #one({ file, how, marks = {}, on }: Waiting, onDecoding: () => void): Promise<boolean> {
    const { files, read, session, run, places, apply, amend, hold, drawn } = this.#ports
    await files.allSaved()
    const { openPhoto } = await withRetry(loadReader).catch(() => {
      throw notOpened(file.name)
    })
    const photo = await openPhoto(file)
    // Only of a photo that the shopper waits to see is the digest made beside.
    const isShown = isSeenAtOnce(how)
    const digest = sha256(photo.bytes)
    const known = isShown ? undefined : files.withBytes(await digest)
    const present = known ? photoOf(read(), known.key) : null
    if (present && how !== 'place') return false
    if (present) {
      const isUsed = places.used().has(present.id)
      if (!isUsed) apply(places.give(present, on), 'filling')
      return !isUsed
    }
    const taken = this.#take(photo, digest, { how, isShown, marks })
    onDecoding()
    const { record, open } = await taken
    // A gesture that is called off takes back everything since its start.
    await waitUntil(session, ({ isMoving }) => !isMoving, this.#stop.signal)
    if (isShown) hold(drawn())
    open()
    if (how === 'fill') amend({ put: [record] })
    else if (how === 'tray') apply({ put: [record] })
    else if (how === 'place') apply(places.give(record, on), 'filling')
    else run(places.putNew(record, how, on))
    return true
  }

  /** The photo as a record of the design, and the function that opens its pictures and its upload. */
  async #take(
    { file: original, takenAt, bytes, ...facts }: OpenedPhoto,
    digest: Promise<string>,
    { how, isShown, marks }: { how: How; isShown: boolean; marks: PhotoMarks },
  ): Promise<{ record: DesignPhoto; open: () => void }> {
    const { files, pictures, uploads, read, newKey, measure, isMeasured, isCompared, drawn } = this.#ports
    const { name, widthPx, heightPx } = facts
    const key = newKey()
    const decoded = pictures.first(original, { widthPx, heightPx, bytes }, { isShown, isCompared })
    const [first, sum] = await Promise.all([decoded, digest])
    const about = { key, ...facts, sha256: sum, size: original.size }
    const file = { ...about, original, proxy: null, uid: null, isDone: false }
    if (!isShown) await files.add({ ...file, thumbnail: first.small?.file ?? null })
    const seen = first.seen ?? first.small?.bitmap ?? first.large
    // The crop of many photos is left to the tool.
    const measured = seen && (how === 'place' || isMeasured) ? await measure(seen).catch(() => null) : null
    first.seen?.close()
    const open = () => {
      // Stored after it is seen. The draft takes the design when it has the file.
      if (isShown) void files.add(file, drawn())
      pictures.add(key, first)
      uploads.add(file)
    }
    const order = nextPhotoOrder(read())
    const more = { ...(takenAt && { takenAt }), ...knownOf(measured, isCompared) }
    return { record: { kind: 'photo', id: key, upload: null, name, widthPx, heightPx, ...more, order, ...marks }, open }
  }
}
