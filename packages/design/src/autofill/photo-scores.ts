import type { DesignPhoto } from '../document/document'
import type { PhotoEvent } from './events'

/** What a score is made of. */
const SHARP_SHARE = 0.5
const SUBJECT_SHARE = 0.3
const PIXELS_SHARE = 0.2
/** Above every photo that nobody has starred. */
const STAR = 1

/** Where each photo stands among others, 0..1; equal ones stand alike, and those without a value in the middle. */
function ranks(
  photos: readonly DesignPhoto[],
  measure: (photo: DesignPhoto) => number | undefined,
): Map<string, number> {
  const values = photos.flatMap((photo) => measure(photo) ?? [])
  return new Map(
    photos.map((photo) => {
      const value = measure(photo)
      if (value === undefined || values.length < 2) return [photo.id, 0.5]
      const below = values.filter((other) => other < value).length
      const beside = values.filter((other) => other === value).length - 1
      return [photo.id, (below + beside / 2) / (values.length - 1)]
    }),
  )
}

const subjectArea = ({ subject }: DesignPhoto): number | undefined => subject && subject.width * subject.height

/**
 * How good each photo is beside those of its event, 0..1 by its id: sharp, with a large subject, of many pixels. Beside those
 * of its event, since fog is not sharp anywhere. A favourite is between 1 and 2.
 */
export function photoScores(
  photos: readonly DesignPhoto[],
  events: readonly PhotoEvent[],
): ReadonlyMap<string, number> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const scores = new Map<string, number>()
  for (const event of events) {
    const own = event.photos.flatMap((id) => byId.get(id) ?? [])
    const sharp = ranks(own, ({ sharpness }) => sharpness)
    const subjects = ranks(own, subjectArea)
    const pixels = ranks(own, ({ widthPx, heightPx }) => widthPx * heightPx)
    for (const { id, pick } of own) {
      const score =
        SHARP_SHARE * (sharp.get(id) ?? 0) +
        SUBJECT_SHARE * (subjects.get(id) ?? 0) +
        PIXELS_SHARE * (pixels.get(id) ?? 0)
      scores.set(id, score + (pick === 'star' ? STAR : 0))
    }
  }
  return scores
}
