import { generateNKeysBetween } from 'fractional-indexing'
import type { DesignDocument, DesignPhoto } from '../document/document'

/** Photos of which is known what they are. */
export interface PhotoSet {
  /** In the order in which they were added: those of one phone, then those of another. */
  photos: readonly DesignPhoto[]
  /** The number of the event of each photo, by its id. */
  events: ReadonlyMap<string, number>
  /** The ids of photos of one moment, in the order of time. */
  bursts: readonly (readonly string[])[]
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [4032, 3024],
  [3024, 4032],
  [4000, 2667],
  [2667, 4000],
  [3000, 3000],
  [3840, 2160],
]

const FIRST_DAY = Date.UTC(2026, 2, 7)
const HOUR_MS = 3_600_000

const hex = (next: () => number, digits: number): string =>
  Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')

/** A square of it, as it is found on the device (web/src/editor/assets/measure-worker.ts). */
function subjectOf(next: () => number, width: number, height: number): NonNullable<DesignPhoto['subject']> {
  const side = (0.6 + 0.3 * next()) * Math.min(width, height)
  const [w, h] = [side / width, side / height]
  return { x: next() * (1 - w), y: next() * (1 - h), width: w, height: h }
}

/**
 * Photos of some events, each on a day or an afternoon of its own, with bursts and with some photos that do not say when
 * they were taken. The same for the same seed.
 */
export function photoSet(seed: number, count: number): PhotoSet {
  const next = numbers(seed)
  const photos: (DesignPhoto & { phone: number })[] = []
  const events = new Map<string, number>()
  const bursts: string[][] = []
  let [event, time, left] = [-1, FIRST_DAY, 0]
  while (photos.length < count) {
    if (left <= 0) {
      event += 1
      left = 5 + Math.floor(next() * 15)
      time = FIRST_DAY + event * 53 * HOUR_MS + Math.floor(next() * 5) * HOUR_MS + 9 * HOUR_MS
    }
    const burst = next() < 0.15 ? Math.min(2 + Math.floor(next() * 3), count - photos.length) : 1
    const [widthPx = 1, heightPx = 1] = SIZES[Math.floor(next() * SIZES.length)] ?? []
    const [subject, likeness, phone] = [subjectOf(next, widthPx, heightPx), hex(next, 14), next() < 0.6 ? 1 : 2]
    const hasTime = burst > 1 || next() > 0.06
    const ids: string[] = []
    time += Math.ceil(30_000 + next() * 300_000)
    for (let at = 0; at < burst; at += 1) {
      time += at === 0 ? 0 : 2000
      const id = `photo-${String(photos.length).padStart(3, '0')}`
      ids.push(id)
      events.set(id, event)
      photos.push({
        kind: 'photo',
        id,
        upload: null,
        name: `${id}.jpg`,
        widthPx,
        heightPx,
        ...(hasTime && { takenAt: new Date(time).toISOString().slice(0, 19) }),
        subject,
        likeness: likeness + (at === 0 ? '00' : `0${at}`),
        sharpness: 20 + Math.floor(next() * 60),
        phone,
      })
    }
    if (burst > 1) bursts.push(ids)
    left -= burst
  }
  const added = [1, 2].flatMap((wanted) => photos.filter(({ phone }) => phone === wanted))
  const orders = generateNKeysBetween(null, null, added.length)
  return {
    photos: added.map(({ phone: _, ...photo }, at) => ({ ...photo, order: orders[at] ?? '' })),
    events,
    bursts,
  }
}

/** A design with these photos beside what it has. */
export const withPhotos = (design: DesignDocument, photos: readonly DesignPhoto[]): DesignDocument => ({
  ...design,
  records: { ...design.records, ...Object.fromEntries(photos.map((photo) => [photo.id, photo])) },
})
