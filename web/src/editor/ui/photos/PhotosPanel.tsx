import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { shownUses } from '@kea/design/arrangement/tray'
import type { Month } from '@kea/design/calendar/days'
import { MONTH_NAMES } from '@kea/design/calendar/month-names'
import { byMonth } from '@kea/design/calendar/photos-of-month'
import type { DesignPhoto } from '@kea/design/document/document'
import { type PhotoSort, sortedPhotos } from '@kea/design/document/photo-order'
import { Camera, ImagePlus, Smartphone, WandSparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { shownMonth } from '../../calendar/shown-month'
import { fillRest } from '../../commands/fill-rest'
import { overviewOf } from '../../workspaces/workspace-of'
import { CommandButton, ToolButton } from '../ToolButton'
import { useDesign, useEditor, usePictures, useSession } from '../use-editor'
import { EarlierPhotos } from './EarlierPhotos'
import { PhotoTile } from './PhotoTile'
import { SamplePhotos } from './SamplePhotos'
import { TrayHint } from './TrayHint'

const RepeatPhotos = lazyWithRetry(async () => (await import('./RepeatPhotos')).RepeatPhotos)
const PhoneDialog = lazyWithRetry(async () => (await import('./PhoneDialog')).PhoneDialog, 'over')

/** True on phones and tablets, which have a camera at hand. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** True where a part is there several times, as the face of a card. */
const hasRows = (surfaces: readonly { part: string }[]): boolean =>
  new Set(surfaces.map(({ part }) => part)).size < surfaces.length

const ALL = 'Your photos'

/** The photos as one list; for a month of a calendar those that were taken in it come first. */
function listsOf(photos: readonly DesignPhoto[], month: Month | null) {
  const { taken, others } = month ? byMonth(photos, month.month) : { taken: [], others: photos }
  if (!month || taken.length === 0) return [{ title: ALL, photos }]
  const lists = [
    { title: `Taken in ${MONTH_NAMES[month.month - 1]}`, photos: taken },
    { title: 'Other photos', photos: others },
  ]
  return lists.filter((list) => list.photos.length > 0)
}

/** The tray: all photos of the design, those on the print and those that are not. */
export function PhotosPanel() {
  const { editor, addPhotos, takePhoto } = useEditor()
  const { design } = useDesign()
  const thumbnails = usePictures()
  const canAdd = overviewOf({ product: editor.product, design }, useSession()) === null
  const [sort, setSort] = useState<PhotoSort>('added')
  const [isPhoneOpen, setIsPhoneOpen] = useState(false)
  const photos = sortedPhotos(design, sort)
  const uses = shownUses(editor.product.definition, design)
  // In the overview no month is in front.
  const month = canAdd ? shownMonth(design, editor.context().surface) : null
  const canFill = fillRest(sort).isEnabled(editor.context())
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-1">
        <ToolButton icon={ImagePlus} label="Add photos" onClick={addPhotos} />
        {isTouch() && <ToolButton icon={Camera} label="Take a photo" onClick={takePhoto} />}
        {!isTouch() && <ToolButton icon={Smartphone} label="From your phone" onClick={() => setIsPhoneOpen(true)} />}
        {canFill && <CommandButton command={fillRest(sort)} icon={WandSparkles} />}
        {hasRows(shownSurfaces(editor.product.definition, design)) && (
          <Suspense>
            <RepeatPhotos />
          </Suspense>
        )}
      </div>
      <TrayHint />
      {photos.some(({ takenAt }) => takenAt) && photos.length > 1 && <Sort sort={sort} onSort={setSort} />}
      {photos.length > 0 ? (
        listsOf(photos, month).map((list) => (
          <section key={list.title} className="grid gap-2">
            {list.title !== ALL && <h3 className="font-medium">{list.title}</h3>}
            <ul aria-label={list.title} className="grid grid-cols-3 gap-2 beside:grid-cols-2">
              {list.photos.map((photo) => (
                <PhotoTile
                  key={photo.id}
                  photo={photo}
                  uses={uses.get(photo.id) ?? 0}
                  thumbnail={thumbnails[photo.id] ?? null}
                  canAdd={canAdd}
                />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <SamplePhotos />
      )}
      <EarlierPhotos />
      {isPhoneOpen && (
        <Suspense>
          <PhoneDialog onClose={() => setIsPhoneOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const SORTS: readonly { sort: PhotoSort; label: string }[] = [
  { sort: 'added', label: 'As added' },
  { sort: 'taken', label: 'Date taken' },
]

function Sort({ sort: chosen, onSort }: { sort: PhotoSort; onSort: (sort: PhotoSort) => void }) {
  return (
    <fieldset className="flex items-center gap-1 text-sm">
      <legend className="sr-only">Order of the photos</legend>
      {SORTS.map(({ sort, label }) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === chosen}
          onClick={() => onSort(sort)}
          className="min-h-11 flex-1 cursor-pointer rounded-full px-3 hover:bg-mist aria-pressed:bg-kea-mist aria-pressed:font-medium aria-pressed:text-kea-deep"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
