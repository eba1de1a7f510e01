import { shownUses } from '@kea/design/arrangement/tray'
import type { DesignPhoto } from '@kea/design/document/document'
import type { PhotoSort } from '@kea/design/document/photo-order'
import { photosOf } from '@kea/design/document/records'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { shownMonth } from '../../../calendar/shown-month'
import { useDesign, useEditor, useSession } from '../../use-editor'
import { TrayFilters } from './TrayFilters'
import { TrayList } from './TrayList'
import { allStacks, filterCounts, type TrayFilter, trayGroups, traySections } from './tray-sections'

const SortDialog = lazyWithRetry(async () => (await import('./SortDialog')).SortDialog, 'over')

interface SortedTrayProps {
  sort: PhotoSort
  onSort: (sort: PhotoSort) => void
  /** True where a surface is in front that a photo can be added to. */
  canAdd: boolean
}

const NO_STACKS: ReadonlySet<string> = new Set()

/** The same list while its photos are the same: most changes of a design change none of them. */
function useSamePhotos(photos: readonly DesignPhoto[]): readonly DesignPhoto[] {
  const last = useRef(photos)
  const isSame = last.current.length === photos.length && last.current.every((photo, at) => photo === photos[at])
  if (!isSame) last.current = photos
  return last.current
}

/** The tray of a product with many photos: by occasion, similar ones in stacks, with the shopper's marks. */
export function SortedTray({ sort, onSort, canAdd }: SortedTrayProps) {
  const { editor } = useEditor()
  const { definition } = editor.product
  const { design } = useDesign()
  useSession()
  const [filter, setFilter] = useState<TrayFilter>('all')
  const [open, setOpen] = useState(NO_STACKS)
  /** The photos that are sorted one after another, and the one to start with. */
  const [sorting, setSorting] = useState<{ ids: readonly string[]; from: string } | null>(null)
  const photos = useSamePhotos(photosOf(design))
  const groups = useMemo(() => trayGroups(photos), [photos])
  const uses = useMemo(() => shownUses(definition, design), [definition, design])
  const counts = useMemo(() => filterCounts(photos, uses), [photos, uses])
  // In the overview no month is in front.
  const month = canAdd ? shownMonth(design, editor.context().surface) : null
  const view = { sort, filter, month, open }
  const sections = traySections(photos, groups, uses, view)
  const toggle = useCallback((key: string) => {
    setOpen((before) => {
      const left = [...before].filter((each) => each !== key)
      return new Set(before.has(key) ? left : [...left, key])
    })
  }, [])
  const sortFrom = (from: string | null) => {
    const all = traySections(photos, groups, uses, { ...view, open: allStacks(groups) })
    const ids = all.flatMap(({ cells }) => cells.map(({ photo }) => photo.id))
    const first = from ?? ids[0]
    if (first !== undefined) setSorting({ ids, from: first })
  }
  return (
    <>
      <TrayFilters
        filter={filter}
        counts={counts}
        onFilter={setFilter}
        order={photos.length > 1 && photos.some(({ takenAt }) => takenAt) ? { sort, onSort } : null}
        onLarge={() => sortFrom(null)}
      />
      <TrayList sections={sections} uses={uses} canAdd={canAdd} onStack={toggle} onLarge={sortFrom} />
      {sorting && (
        <Suspense>
          <SortDialog ids={sorting.ids} from={sorting.from} groups={groups} onClose={() => setSorting(null)} />
        </Suspense>
      )}
    </>
  )
}
