import type { DesignPhoto } from '../document/document'

/** When a photo was taken, in seconds by the clock of its camera; null where it does not say. */
export function takenSeconds({ takenAt }: DesignPhoto): number | null {
  return takenAt === undefined ? null : Date.parse(`${takenAt.slice(0, 19)}Z`) / 1000
}

/**
 * Photos in the order in which they were taken. One without a time stays behind the photo that it was added behind, those
 * before all others in front of the photo that they were added in front of.
 *
 * @param photos in the order in which they were added
 */
export function byTime(photos: readonly DesignPhoto[]): readonly DesignPhoto[] {
  const groups: { time: number; photos: DesignPhoto[] }[] = []
  let waiting: DesignPhoto[] = []
  for (const photo of photos) {
    const time = takenSeconds(photo)
    if (time !== null) {
      groups.push({ time, photos: [...waiting, photo] })
      waiting = []
    } else {
      const last = groups.at(-1)
      if (last) last.photos.push(photo)
      else waiting.push(photo)
    }
  }
  return [...groups.toSorted((a, b) => a.time - b.time).flatMap((group) => group.photos), ...waiting]
}
