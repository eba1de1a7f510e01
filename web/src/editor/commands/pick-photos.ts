import type { DesignPhoto } from '@kea/design/document/document'
import { photoOf } from '@kea/design/document/records'
import type { Command, CommandContext } from './command'
import { matchesShortcut } from './shortcut'

/** What a shopper thinks of a photo. `keep` is neither a favourite nor left out. */
export type PhotoPick = NonNullable<DesignPhoto['pick']> | 'keep'

interface PickWords {
  id: string
  label: string
  /** The key that sets it while a photo of the tray has the focus. */
  shortcut: string
  /** What the help says of the key. */
  help: string
  /** What a screen reader says afterwards. */
  one: (name: string) => string
  several: (count: number) => string
}

export const PICKS: Readonly<Record<PhotoPick, PickWords>> = {
  star: {
    id: 'star-photo',
    label: 'Favourite',
    shortcut: 's',
    help: 'Make a photo a favourite',
    one: (name) => `Favourite: ${name}`,
    several: (count) => `${count} photos are favourites`,
  },
  keep: {
    id: 'keep-photo',
    label: 'Keep',
    shortcut: 'k',
    help: 'Keep a photo',
    one: (name) => `Kept: ${name}`,
    several: (count) => `${count} photos are kept`,
  },
  out: {
    id: 'leave-photo-out',
    label: 'Leave out',
    shortcut: 'x',
    help: 'Leave a photo out',
    one: (name) => `Left out: ${name}`,
    several: (count) => `${count} photos are left out`,
  },
}

export const pickOf = ({ pick }: DesignPhoto): PhotoPick => pick ?? 'keep'

/** What a key makes of a photo; null for a key that means something else. */
export function pickOfKey(press: Parameters<typeof matchesShortcut>[1]): PhotoPick | null {
  const all: readonly PhotoPick[] = ['star', 'keep', 'out']
  return all.find((pick) => matchesShortcut(PICKS[pick].shortcut, press)) ?? null
}

const marked = ({ pick: _, ...photo }: DesignPhoto, pick: PhotoPick): DesignPhoto =>
  pick === 'keep' ? photo : { ...photo, pick }

/** The photos of the design that are not marked so. */
const others = ({ design }: CommandContext, photos: readonly string[], pick: PhotoPick): DesignPhoto[] =>
  photos.flatMap((id) => photoOf(design, id) ?? []).filter((photo) => pickOf(photo) !== pick)

/** Marks photos as favourites, as left out of what is filled for the shopper, or as neither. The pages stay as they are. */
export function pickPhotos(photos: readonly string[], pick: PhotoPick): Command {
  const { id, label, one, several } = PICKS[pick]
  return {
    id,
    label,
    shortcuts: [],
    isEnabled: (context) => others(context, photos, pick).length > 0,
    run: (context) => {
      const [first, ...rest] = others(context, photos, pick)
      if (!first) return null
      const announcement = rest.length === 0 ? one(first.name) : several(rest.length + 1)
      return { patch: { put: [first, ...rest].map((photo) => marked(photo, pick)) }, session: { announcement } }
    },
    announce: '',
  }
}

/** Keeps one of several photos that look alike, and leaves the others out. */
export function keepOnly(photo: DesignPhoto, similar: readonly string[]): Command {
  const rest = similar.filter((id) => id !== photo.id)
  return {
    id: 'keep-only',
    label: 'Keep only this one',
    shortcuts: [],
    isEnabled: (context) => pickOf(photo) === 'out' || others(context, rest, 'out').length > 0,
    run: (context) => {
      const kept =
        pickOf(photo) === 'out' ? others(context, [photo.id], 'keep').map((each) => marked(each, 'keep')) : []
      return { patch: { put: [...kept, ...others(context, rest, 'out').map((each) => marked(each, 'out'))] } }
    },
    announce: 'The similar photos are left out. Undo brings them back',
  }
}
