import { shownUses } from '@kea/design/arrangement/tray'
import { type PhotoSort, sortedPhotos } from '@kea/design/document/photo-order'
import { useDesign, useEditor, usePictures } from '../use-editor'
import { PhotoTile } from './PhotoTile'
import { SortOrder } from './SortOrder'

interface PlainTrayProps {
  sort: PhotoSort
  onSort: (sort: PhotoSort) => void
  /** True where a surface is in front that a photo can be added to. */
  canAdd: boolean
}

/** The photos of a product that has few, in one list. */
export function PlainTray({ sort, onSort, canAdd }: PlainTrayProps) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const thumbnails = usePictures()
  const photos = sortedPhotos(design, sort)
  const uses = shownUses(editor.product.definition, design)
  return (
    <>
      {photos.some(({ takenAt }) => takenAt) && photos.length > 1 && <SortOrder sort={sort} onSort={onSort} />}
      <ul aria-label="Your photos" className="grid grid-cols-3 gap-2 beside:grid-cols-2">
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            uses={uses.get(photo.id) ?? 0}
            thumbnail={thumbnails[photo.id] ?? null}
            canAdd={canAdd}
          />
        ))}
      </ul>
    </>
  )
}
