import type { DesignPhoto } from '@kea/design/document/document'
import { Layers2, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { addPhoto } from '../../commands/add-photo'
import { discardPhoto } from '../../commands/discard-photo'
import { useEditor } from '../use-editor'
import { photoDragged } from './photo-drag'
import { UsedMark } from './UsedMark'
import { usesText } from './uses-text'

interface PhotoTileProps {
  photo: DesignPhoto
  uses: number
  thumbnail: string | null
  /** True where a surface is in front that it can be added to. */
  canAdd: boolean
}

const ACTION =
  'inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:bg-mist hover:text-ink'

/** A photo of the tray. A tap puts it on the print, a drag puts it where it is dropped. */
export const PhotoTile = memo(function PhotoTile({ photo, uses, thumbnail, canAdd }: PhotoTileProps) {
  const { editor } = useEditor()
  const { id, name } = photo
  return (
    <li {...photoDragged(id)} className="min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_9rem]">
      <button
        type="button"
        aria-label={`Put ${name} on the print${uses > 0 ? `, ${usesText(uses)}` : ''}`}
        title={name}
        onClick={() => editor.place(photo)}
        className="relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-lg bg-mist hover:opacity-90"
      >
        {thumbnail && <img src={thumbnail} alt="" draggable={false} className="size-full object-cover" />}
        {uses > 0 && <UsedMark uses={uses} />}
      </button>
      <div className="flex">
        {canAdd && (
          <button
            type="button"
            aria-label={`Add ${name} on top`}
            title="Add on top"
            onClick={() => editor.run(addPhoto(photo))}
            className={ACTION}
          >
            <Layers2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </button>
        )}
        <button
          type="button"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={() => editor.run(discardPhoto(photo))}
          className={ACTION}
        >
          <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </button>
      </div>
    </li>
  )
})
