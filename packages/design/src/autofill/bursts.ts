import type { DesignPhoto } from '../document/document'
import { ALIKE_MOST, likenessDistance } from '../look/likeness'
import { byTime, takenSeconds } from './by-time'

/** Photos of one moment were taken within so many seconds of each other. */
const TOGETHER_S = 60
/** So many other moments may be between them. */
const GROUPS_WITHIN = 8

/** True for two photos that look alike. */
const isAlike = ({ likeness: one }: DesignPhoto, { likeness: other }: DesignPhoto): boolean =>
  one !== undefined && other !== undefined && likenessDistance(one, other) <= ALIKE_MOST

const PICKS = { star: 0, none: 1, out: 2 } as const

/** The better photo first: favourites, then the sharper and the larger one. Left-out ones are last. */
function byQuality(a: DesignPhoto, b: DesignPhoto): number {
  const pick = PICKS[a.pick ?? 'none'] - PICKS[b.pick ?? 'none']
  if (pick !== 0) return pick
  const sharper = (b.sharpness ?? 0) - (a.sharpness ?? 0)
  if (sharper !== 0) return sharper
  const larger = b.widthPx * b.heightPx - a.widthPx * a.heightPx
  return larger === 0 ? (a.id < b.id ? -1 : 1) : larger
}

/**
 * Groups of photos that look alike and were taken together, in the order of time, the best photo of each first. Photos
 * without a time were taken together where they were added one after another.
 *
 * @param photos in the order in which they were added
 */
export function likePhotos(photos: readonly DesignPhoto[]): readonly (readonly string[])[] {
  const groups: { last: number | null; photos: DesignPhoto[] }[] = []
  for (const photo of byTime(photos)) {
    const time = takenSeconds(photo)
    const group = groups.slice(-GROUPS_WITHIN).findLast((each) => {
      const isTogether = time === null || each.last === null ? each === groups.at(-1) : time - each.last <= TOGETHER_S
      return isTogether && each.photos.some((other) => isAlike(other, photo))
    })
    if (group) {
      group.photos.push(photo)
      group.last = time
    } else groups.push({ last: time, photos: [photo] })
  }
  return groups.flatMap((group) =>
    group.photos.length > 1 ? [group.photos.toSorted(byQuality).map(({ id }) => id)] : [],
  )
}
