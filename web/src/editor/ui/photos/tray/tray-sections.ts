import { likePhotos } from '@kea/design/autofill/bursts'
import { photoEvents } from '@kea/design/autofill/events'
import type { Month } from '@kea/design/calendar/days'
import { MONTH_NAMES } from '@kea/design/calendar/month-names'
import { byMonth } from '@kea/design/calendar/photos-of-month'
import type { DesignPhoto } from '@kea/design/document/document'
import type { PhotoSort } from '@kea/design/document/photo-order'
import { eventTitles } from './event-titles'

export type TrayFilter = 'all' | 'unused' | 'star' | 'out'

/** Photos that look alike, of which one is seen until the stack is opened. */
interface Stack {
  /** The same while its photos are the same, whichever is on top. */
  key: string
  count: number
  isOpen: boolean
}

/** A photo of the tray. */
export interface TrayCell {
  photo: DesignPhoto
  /** The stack that it lies on top of; null for none. */
  stack: Stack | null
  /** True for a photo of an open stack that is not on top. */
  isUnder: boolean
}

/** Photos below one heading. */
export interface TraySection {
  key: string
  /** Null where one list has all photos. */
  title: string | null
  cells: readonly TrayCell[]
  /** The photos with those that are not seen. */
  count: number
}

/** The photos of a design in groups: which were taken together, and which look alike. */
export interface TrayGroups {
  events: readonly { title: string; photos: readonly DesignPhoto[] }[]
  similar: readonly (readonly string[])[]
}

export function trayGroups(photos: readonly DesignPhoto[]): TrayGroups {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const events = photoEvents(photos)
  const titles = eventTitles(events)
  return {
    events: events.map((event, at) => ({
      title: titles[at] ?? '',
      photos: event.photos.flatMap((id) => byId.get(id) ?? []),
    })),
    similar: likePhotos(photos).filter((group) => group.length > 1),
  }
}

const stackKey = (group: readonly string[]): string => group.toSorted()[0] ?? ''

/** The keys of all stacks, for a view in which each photo is seen. */
export const allStacks = ({ similar }: TrayGroups): ReadonlySet<string> => new Set(similar.map(stackKey))

export interface TrayView {
  sort: PhotoSort
  filter: TrayFilter
  /** The month of a calendar that is in front: photos taken in it come first. */
  month: Month | null
  /** Keys of the stacks that are open. */
  open: ReadonlySet<string>
}

const FILTERS: Record<TrayFilter, (photo: DesignPhoto, uses: ReadonlyMap<string, number>) => boolean> = {
  all: () => true,
  unused: ({ id, pick }, uses) => pick !== 'out' && !uses.has(id),
  star: ({ pick }) => pick === 'star',
  out: ({ pick }) => pick === 'out',
}

/** How many photos each filter leaves. */
export const filterCounts = (
  photos: readonly DesignPhoto[],
  uses: ReadonlyMap<string, number>,
): Record<TrayFilter, number> => {
  const count = (filter: TrayFilter) => photos.filter((photo) => FILTERS[filter](photo, uses)).length
  return { all: photos.length, unused: count('unused'), star: count('star'), out: count('out') }
}

/** The photos of a section as they are seen: of those that look alike one, until their stack is opened. */
function cellsOf(
  photos: readonly DesignPhoto[],
  similar: readonly (readonly string[])[],
  open: ReadonlySet<string>,
): TrayCell[] {
  const here = new Map(photos.map((photo) => [photo.id, photo]))
  const stackOf = new Map<string, { key: string; ids: readonly string[] }>()
  for (const group of similar) {
    const stack = { key: stackKey(group), ids: group.filter((id) => here.has(id)) }
    if (stack.ids.length > 1) for (const id of stack.ids) stackOf.set(id, stack)
  }
  const done = new Set<string>()
  return photos.flatMap((photo): TrayCell[] => {
    const stack = stackOf.get(photo.id)
    if (!stack) return [{ photo, stack: null, isUnder: false }]
    const { key, ids } = stack
    if (done.has(key)) return []
    done.add(key)
    const isOpen = open.has(key)
    return (isOpen ? ids : ids.slice(0, 1)).flatMap((id, at) => {
      const shown = here.get(id)
      if (!shown) return []
      return { photo: shown, stack: at === 0 ? { key, count: ids.length, isOpen } : null, isUnder: at > 0 }
    })
  })
}

/** What the tray shows, from top to bottom. */
export function traySections(
  photos: readonly DesignPhoto[],
  { events, similar }: TrayGroups,
  uses: ReadonlyMap<string, number>,
  { sort, filter, month, open }: TrayView,
): TraySection[] {
  const isShown = (photo: DesignPhoto) => FILTERS[filter](photo, uses)
  const { taken } = month ? byMonth(photos, month.month) : { taken: [] }
  const first = new Set(taken.map(({ id }) => id))
  const others = sort === 'taken' ? events : [{ title: first.size > 0 ? 'Other photos' : null, photos }]
  const isOne = first.size === 0 && others.length === 1
  const lists = [
    ...(month && first.size > 0 ? [{ title: `Taken in ${MONTH_NAMES[month.month - 1]}`, photos: taken }] : []),
    ...others.map(({ title, photos: all }) => ({
      title: isOne && title === 'Without a date' ? null : title,
      photos: all.filter(({ id }) => !first.has(id)),
    })),
  ]
  // What is chosen by its mark is seen one by one.
  const stacked = filter === 'star' || filter === 'out' ? [] : similar
  return lists.flatMap(({ title, photos: all }, at) => {
    const shown = all.filter(isShown)
    if (shown.length === 0) return []
    return { key: `${at} ${title}`, title, cells: cellsOf(shown, stacked, open), count: shown.length }
  })
}
