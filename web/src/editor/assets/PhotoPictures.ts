import { SHARPNESS_SIDE } from '@kea/design/look/sharpness'
import type { PhotoRecord } from '~/lib/drafts/photo-record'
import type { OpenedPhoto } from '~/lib/photos/read-photo'
import { UploadError } from '~/lib/photos/upload-failure'
import { Observable } from '../store/Observable'
import type { decodeBitmap, decodeProxy, encoded, PhotoProxy, shrunk } from './decode'
import { HeldKeys } from './HeldKeys'
import { MISSING_PHOTO } from './missing-photo'
import { originalOf } from './original-of'
import type { PhotoFiles } from './PhotoFiles'

export interface PicturePorts {
  decodeProxy: typeof decodeProxy
  decodeBitmap: typeof decodeBitmap
  shrunk: typeof shrunk
  encoded: typeof encoded
  /** Fetches the original of a finished upload. */
  fetchOriginal: (uid: string) => Promise<Blob>
  /** Resolves when the page has answered what waits. */
  pause: () => Promise<void>
  /** Resolves when the page has drawn what is decoded. */
  drawn: () => Promise<void>
}

const LARGE_SIDE = 2000
/** Of one among many: a collage of 25 would take 250 MB otherwise. */
const MEDIUM_SIDE = 1000
const THUMBNAIL_SIDE = 320
/** Large pictures that are kept. One takes 10 MB. */
const LARGE_MAX = 6
/** Of so many photos two large pictures are kept: the rest of the memory has small ones. */
const [MANY, LARGE_OF_MANY] = [60, 2]
/** Small pictures that are kept. One takes 0.3 MB, so those of 400 photos would take 120 MB. */
const SMALL_MAX = 100

interface Entry {
  large: ImageBitmap | null
  largeSide: number
  small: ImageBitmap | null
  url: string | null
  /** True for a large picture whose file is in the draft, or cannot be made. */
  isKept: boolean
  /** True for a photo whose file is gone or damaged. */
  isFailed: boolean
}

/** True where something is seen of a photo without its large picture. */
const hasSmall = (entry: Entry | undefined): boolean => Boolean(entry?.small) || Boolean(entry?.url)

/** The pictures that a new photo has at once. */
interface FirstPictures {
  large?: ImageBitmap
  small?: PhotoProxy
  /** For a look at it; it is closed afterwards. */
  seen?: ImageBitmap
}

/** Addresses of the thumbnails by photo; null until one is made. A new object after every change of any picture. */
export type Thumbnails = Readonly<Record<string, string | null>>

/**
 * The pictures of this visit's photos: a small file of each, decoded for those that are painted, and a large one of those
 * that are shown. One picture is decoded at a time, those that are shown first.
 */
export class PhotoPictures {
  readonly #ports: PicturePorts & { files: PhotoFiles; onProblem: (key: string, error: unknown) => void }
  readonly #entries = new Map<string, Entry>()
  #shown: readonly string[] = []
  readonly #held = new HeldKeys()
  /** Those of which a small picture is enough. */
  readonly #heldSmall = new HeldKeys()
  /** Keys of the large pictures, the last shown at the end. */
  #recent: readonly string[] = []
  /** Keys of the small pictures, the last painted at the end. */
  readonly #recentSmall = new Set<string>()
  #isBusy = false
  #isDisposed = false
  readonly state = new Observable<Thumbnails>({})

  constructor(ports: PicturePorts & { files: PhotoFiles; onProblem: (key: string, error: unknown) => void }) {
    this.#ports = ports
  }

  /** The best picture that is decoded; null for none. */
  picture = (key: string): ImageBitmap | null => {
    const entry = this.#entries.get(key)
    if (entry?.small) this.#touch(key)
    return entry?.large ?? entry?.small ?? null
  }

  /** Adds a photo with the pictures that it has. The others follow. */
  add(key: string, pictures: FirstPictures = {}): void {
    const { large, small } = pictures
    const file = small?.file ?? this.#ports.files.get(key)?.thumbnail
    const entry = {
      large: large ?? null,
      largeSide: large ? LARGE_SIDE : 0,
      small: small?.bitmap ?? null,
      url: file ? URL.createObjectURL(file) : null,
      isKept: false,
      isFailed: false,
    }
    this.#entries.set(key, entry)
    if (large) this.#recent = [...this.#recent, key]
    if (small) this.#touch(key)
    this.#tell(key)
    void this.#work()
  }

  /** The pictures of a new file, before the photo is in the design. The file of a large one is made when it is shown. */
  first = async (
    file: Blob,
    size: Pick<OpenedPhoto, 'bytes' | 'widthPx' | 'heightPx'>,
    { isShown, isCompared }: { isShown: boolean; isCompared: boolean },
  ): Promise<FirstPictures> => {
    const { decodeBitmap: bitmapOf, decodeProxy: proxyOf, shrunk: shrink } = this.#ports
    if (isShown) return { large: await bitmapOf(file, { ...size, side: LARGE_SIDE }) }
    if (isCompared) {
      const seen = await bitmapOf(file, { ...size, side: SHARPNESS_SIDE })
      return { small: await shrink(seen, THUMBNAIL_SIDE), seen }
    }
    return { small: await proxyOf(file, { ...size, side: THUMBNAIL_SIDE }) }
  }

  /** Decodes these photos large, and drops others that were shown before. */
  show(keys: readonly string[]): void {
    if (keys.join() === this.#shown.join()) return
    this.#shown = keys
    this.#recent = [...this.#recent.filter((key) => !keys.includes(key)), ...keys.filter((key) => this.#isLarge(key))]
    this.#drop()
    void this.#work()
  }

  /** Resolves when these photos are decoded large, as far as they can be. They stay so until the release. */
  hold = (keys: readonly string[]): Promise<() => void> =>
    this.#hold(
      this.#held,
      keys,
      (key) => this.#isLarge(key),
      () => this.#drop(),
    )

  /** As `hold`, of pictures of any size. */
  holdSmall = (keys: readonly string[]): Promise<() => void> =>
    this.#hold(
      this.#heldSmall,
      keys,
      (key) => this.#isDecoded(key),
      () => this.#dropSmall(),
    )

  async #hold(
    held: HeldKeys,
    keys: readonly string[],
    isThere: (key: string) => boolean,
    drop: () => void,
  ): Promise<() => void> {
    held.hold(keys)
    void this.#work()
    const isReady = () => keys.every((key) => isThere(key) || (this.#entries.get(key)?.isFailed ?? true))
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!isReady() && !this.#isDisposed) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.state.subscribe(check)
      check()
    })
    return () => {
      held.release(keys)
      drop()
    }
  }

  dispose(): void {
    this.#isDisposed = true
    for (const { large, small, url } of this.#entries.values()) {
      large?.close()
      small?.close()
      if (url !== null) URL.revokeObjectURL(url)
    }
    this.#entries.clear()
    this.#recentSmall.clear()
    this.state.set({})
  }

  #wanted = (): string[] => [...new Set([...this.#shown, ...this.#held.all()])]
  #side = (): number => (this.#wanted().length > LARGE_MAX ? MEDIUM_SIDE : LARGE_SIDE)
  #isLarge = (key: string): boolean => (this.#entries.get(key)?.largeSide ?? 0) >= this.#side()
  #isDecoded = (key: string): boolean => {
    const { large, small } = this.#entries.get(key) ?? {}
    return Boolean(large || small)
  }

  /** Decodes what is missing, one picture after the other. */
  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    // What a task asks for together is decoded in the right order, after the pictures that are there already are drawn.
    await this.#ports.drawn()
    for (let next = this.#next(); next && !this.#isDisposed; next = this.#next()) {
      const [key, entry] = next
      try {
        await this.#decode(key, entry)
      } catch (error) {
        entry.isFailed = true
        if (!this.#isDisposed) this.#ports.onProblem(key, error)
      }
      this.#tell(key)
      await this.#ports.pause()
    }
    this.#isBusy = false
  }

  #next(): [string, Entry] | undefined {
    const open = (key: string, isThere: (key: string) => boolean): [string, Entry] | undefined => {
      const entry = this.#entries.get(key)
      return entry && !entry.isFailed && !isThere(key) ? [key, entry] : undefined
    }
    for (const key of this.#wanted()) {
      const found = open(key, this.#isLarge)
      if (found) return found
    }
    for (const key of this.#heldSmall.all()) {
      const found = open(key, this.#isDecoded)
      if (found) return found
    }
    return (
      [...this.#entries].find(([, { small, url, isFailed }]) => !small && url === null && !isFailed) ??
      [...this.#entries].find(([key, entry]) => this.#isUnkept(key, entry))
    )
  }

  /** True for a large picture that the next visit would have to decode from the original. */
  #isUnkept = (key: string, entry: Entry): boolean =>
    entry.large !== null &&
    entry.largeSide === LARGE_SIDE &&
    hasSmall(entry) &&
    !entry.isKept &&
    !this.#ports.files.get(key)?.proxy

  async #decode(key: string, entry: Entry): Promise<void> {
    const record = this.#ports.files.get(key)
    if (!record) throw new UploadError('gone', MISSING_PHOTO)
    // Its small file is decoded at once, and seen until the large one is.
    const isFirst = !this.#isDecoded(key) && Boolean(record.thumbnail)
    if (this.#wanted().includes(key) && !this.#isLarge(key) && !isFirst) await this.#decodeLarge(record, entry)
    else if (this.#isUnkept(key, entry)) await this.#keepLarge(key, entry)
    else await this.#decodeSmall(record, entry)
  }

  async #keepLarge(key: string, entry: Entry): Promise<void> {
    entry.isKept = true
    const proxy = entry.large && (await this.#ports.encoded(entry.large).catch(() => null))
    if (proxy) await this.#ports.files.change(key, { proxy })
  }

  async #decodeLarge(record: PhotoRecord, entry: Entry): Promise<void> {
    const side = this.#side()
    const size = { widthPx: record.widthPx, heightPx: record.heightPx, side }
    const file = record.proxy ?? (await originalOf(record, this.#ports.fetchOriginal))
    const large = await this.#ports.decodeBitmap(file, size)
    if (this.#isDisposed) return large.close()
    entry.large?.close()
    Object.assign(entry, { large, largeSide: side })
    this.#recent = [...this.#recent.filter((key) => key !== record.key), record.key]
    this.#drop()
  }

  async #decodeSmall(record: PhotoRecord, entry: Entry): Promise<void> {
    const { decodeBitmap: bitmapOf } = this.#ports
    const size = { widthPx: record.widthPx, heightPx: record.heightPx, side: THUMBNAIL_SIDE }
    const kept = record.thumbnail ?? null
    const known = kept && (await bitmapOf(kept, size).catch(() => null))
    const made = known ? { bitmap: known, file: kept } : await this.#makeSmall(record, entry, size)
    if (!made) return
    const { bitmap: small, file } = made
    if (this.#isDisposed) return small.close()
    Object.assign(entry, { small, url: entry.url ?? (file && URL.createObjectURL(file)) })
    this.#touch(record.key)
  }

  /** A small picture from a larger one, and its file for the draft. */
  async #makeSmall(record: PhotoRecord, entry: Entry, size: Parameters<PicturePorts['decodeProxy']>[1]) {
    const { files, decodeProxy: proxyOf, shrunk: shrink, fetchOriginal } = this.#ports
    const source = record.proxy ?? (entry.large ? null : await originalOf(record, fetchOriginal))
    const made = source ? await proxyOf(source, size) : entry.large && (await shrink(entry.large, THUMBNAIL_SIDE))
    if (made?.file) await files.change(record.key, { thumbnail: made.file })
    return made
  }

  /** Notes that a small picture was painted last. */
  #touch(key: string): void {
    this.#recentSmall.delete(key)
    this.#recentSmall.add(key)
    this.#dropSmall()
  }

  /** Frees the small pictures that were painted longest ago and have a file. */
  #dropSmall(): void {
    if (this.#recentSmall.size <= SMALL_MAX) return
    for (const key of [...this.#recentSmall].slice(0, -SMALL_MAX)) {
      const entry = this.#entries.get(key)
      if (entry?.url === null || this.#heldSmall.has(key)) continue
      entry?.small?.close()
      if (entry) entry.small = null
      this.#recentSmall.delete(key)
    }
  }

  /** Frees the large pictures that were shown longest ago. */
  #drop(): void {
    const wanted = this.#wanted()
    const others = this.#recent.filter((key) => !wanted.includes(key) && hasSmall(this.#entries.get(key)))
    const most = this.#entries.size > MANY ? LARGE_OF_MANY : LARGE_MAX
    const surplus = Math.max(this.#recent.length - Math.max(most, wanted.length), 0)
    for (const key of others.slice(0, surplus)) {
      const entry = this.#entries.get(key)
      entry?.large?.close()
      if (entry) Object.assign(entry, { large: null, largeSide: 0 })
      this.#recent = this.#recent.filter((other) => other !== key)
    }
  }

  #tell(key: string): void {
    if (!this.#isDisposed) this.state.set({ ...this.state.read(), [key]: this.#entries.get(key)?.url ?? null })
  }
}
