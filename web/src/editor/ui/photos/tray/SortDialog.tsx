import type { DesignPhoto } from '@kea/design/document/document'
import { photoOf } from '@kea/design/document/records'
import { Ban, Check, ChevronLeft, ChevronRight, type LucideIcon, Star } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { Dialog } from '~/ui/Dialog'
import { undo } from '../../../commands/history'
import { type PhotoPick, PICKS, pickOf, pickOfKey, pickPhotos } from '../../../commands/pick-photos'
import { matchesShortcut } from '../../../commands/shortcut'
import { swipeOf, type Touch } from '../../../workspaces/pages/swipe'
import { useDesign, useEditor } from '../../use-editor'
import { LargePhoto } from './LargePhoto'
import { SimilarPhotos } from './SimilarPhotos'
import type { TrayGroups } from './tray-sections'

interface SortDialogProps {
  /** The photos in the order in which they are shown. */
  ids: readonly string[]
  from: string
  groups: TrayGroups
  onClose: () => void
}

const BUTTONS: readonly { pick: PhotoPick; icon: LucideIcon }[] = [
  { pick: 'out', icon: Ban },
  { pick: 'keep', icon: Check },
  { pick: 'star', icon: Star },
]

const MARKS: Record<PhotoPick, string> = { star: 'Favourite', keep: '', out: 'Left out' }

const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-paper/90 shadow-float aria-disabled:cursor-default aria-disabled:opacity-30'

const touchOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Touch => ({ x, y, time })

/** The photos large, one after another: each is kept, left out or made a favourite by one tap or key. */
export function SortDialog({ ids, from, groups, onClose }: SortDialogProps) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const photos = ids.flatMap((id) => photoOf(design, id) ?? [])
  const [shown, setShown] = useState(from)
  const keep = useRef<HTMLButtonElement>(null)
  const touch = useRef<Touch | null>(null)
  const at = Math.max(
    photos.findIndex(({ id }) => id === shown),
    0,
  )
  const photo = photos[at]
  if (!photo) return null
  const go = (by: 1 | -1) => {
    const next = photos[at + by]
    if (next) setShown(next.id)
  }
  const decide = (pick: PhotoPick) => {
    editor.run(pickPhotos([photo.id], pick))
    go(1)
  }
  const press = (event: KeyboardEvent) => {
    const pick = pickOfKey(event)
    if (pick) decide(pick)
    else if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else if (matchesShortcut('mod+z', event)) editor.run(undo)
    else return
    event.preventDefault()
  }
  const release = (event: PointerEvent) => {
    const by = touch.current ? swipeOf(touch.current, touchOf(event)) : 0
    touch.current = null
    if (by !== 0) go(by)
  }
  const pick = pickOf(photo)
  const similar = groups.similar.find((group) => group.includes(photo.id)) ?? []
  const title = groups.events.find((event) => event.photos.some(({ id }) => id === photo.id))?.title ?? ''
  return (
    <Dialog title="Sort your photos" open isWide initialFocus={keep} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus */}
      <div className="grid gap-3" onKeyDown={press}>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
          <span>{title}</span>
          <Counts photos={photos} />
        </p>
        <p role="status" className="sr-only">
          {[`Photo ${at + 1} of ${photos.length}`, photo.name, MARKS[pick]].filter(Boolean).join(', ')}
        </p>
        <div
          className="relative h-[42dvh] lg:h-[min(52dvh,40rem)] touch-pan-y overflow-hidden rounded-picture bg-mist select-none low:h-[40dvh]"
          onPointerDown={(event) => {
            touch.current = event.isPrimary && event.pointerType === 'touch' ? touchOf(event) : null
          }}
          onPointerUp={release}
        >
          <LargePhoto photo={photo.id} name={photo.name} next={photos[at + 1]?.id ?? null} />
          {pick !== 'keep' && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-medium shadow-float',
                pick === 'star' ? 'bg-kea text-paper' : 'bg-paper text-ink',
              )}
            >
              {pick === 'star' && <Star className="size-4 fill-current" />}
              {MARKS[pick]}
            </span>
          )}
          <span
            aria-hidden="true"
            className="absolute top-3 right-3 rounded-full bg-paper px-3 py-1 text-sm tabular-nums shadow-float"
          >
            {at + 1} of {photos.length}
          </span>
          <button
            type="button"
            aria-label="Previous photo"
            aria-disabled={at === 0 || undefined}
            onClick={() => go(-1)}
            className={`${ARROW} left-2`}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </button>
          <button
            type="button"
            aria-label="Next photo"
            aria-disabled={at === photos.length - 1 || undefined}
            onClick={() => go(1)}
            className={`${ARROW} right-2`}
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </button>
        </div>
        {similar.length > 1 && <SimilarPhotos photo={photo} similar={similar} onShow={setShown} />}
        <div className="grid grid-cols-3 gap-2">
          {BUTTONS.map(({ pick: each, icon: Icon }) => (
            <button
              key={each}
              ref={each === 'keep' ? keep : undefined}
              type="button"
              aria-pressed={pick === each}
              onClick={() => decide(each)}
              className="flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-picture border border-control px-2 py-1.5 hover:border-ink aria-pressed:border-kea aria-pressed:bg-kea-mist aria-pressed:text-kea-deep lg:flex-row lg:gap-2"
            >
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {PICKS[each].label}
              <span aria-hidden="true" className="hidden text-ink-soft text-sm lg:inline">
                {PICKS[each].shortcut.toUpperCase()}
              </span>
            </button>
          ))}
        </div>
        <p className="text-ink-soft text-sm">
          Photos you leave out stay here with your other photos. They are not used when we fill pages for you.
        </p>
      </div>
    </Dialog>
  )
}

/** How many photos have a mark by now. */
function Counts({ photos }: { photos: readonly DesignPhoto[] }) {
  const count = (pick: PhotoPick) => photos.filter((photo) => pickOf(photo) === pick).length
  const [stars, out] = [count('star'), count('out')]
  return (
    <span className="tabular-nums">
      {stars} {stars === 1 ? 'favourite' : 'favourites'}, {out} left out
    </span>
  )
}
