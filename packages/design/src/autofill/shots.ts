import type { DesignDocument, DesignPhoto } from '../document/document'
import { photoOf, photosOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { photosToPlace } from './candidates'
import { photoEvents } from './events'
import type { Shot } from './fit'
import { photoScores } from './photo-scores'

/** The photos that may be placed, in the order of time, with what their places depend on. */
export function shotsToPlace(definition: ProductDefinition, design: DesignDocument, heroEvent: number): Shot[] {
  const wanted = photosOf(design).filter(({ pick }) => pick !== 'out')
  const events = photoEvents(wanted)
  const scores = photoScores(wanted, events)
  const eventOf = new Map(events.flatMap((event, at) => event.photos.map((id) => [id, at] as const)))
  const photos = photosToPlace(definition, design)
  const placed = new Set(photos.map(({ id }) => id))
  const scoreOf = (id: string) => scores.get(id) ?? 0
  const heroes = new Set(
    events.flatMap((event) => {
      const own = event.photos.filter((id) => placed.has(id))
      return own.length >= heroEvent ? bestOf(own, scoreOf) : []
    }),
  )
  return photos.map((photo) => ({
    ...measured(photo),
    score: scoreOf(photo.id),
    event: eventOf.get(photo.id) ?? 0,
    isHero: heroes.has(photo.id),
  }))
}

/** A photo by itself. */
export const measured = ({
  id,
  widthPx,
  heightPx,
  subject,
}: DesignPhoto): Omit<Shot, 'score' | 'event' | 'isHero'> => ({
  id,
  ratio: widthPx / heightPx,
  widthPx,
  subject: subject ?? null,
})

/** The first of those with the highest score. */
const bestOf = (ids: readonly string[], scoreOf: (id: string) => number): string =>
  ids.reduce((best, id) => (scoreOf(id) > scoreOf(best) ? id : best))

/** The best photos, favourites before all others, in the order that they have. */
export function bestShots(shots: readonly Shot[], most: number): readonly Shot[] {
  if (shots.length <= most) return shots
  const chosen = new Set(shots.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, most))
  return shots.filter((shot) => chosen.has(shot))
}

/** The photo records of shots. */
export const photosOfShots = (design: DesignDocument, shots: readonly Shot[]): DesignPhoto[] =>
  shots.flatMap(({ id }) => photoOf(design, id) ?? [])
