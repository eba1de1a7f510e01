import type { DesignPhoto } from '@kea/design/document/document'
import { photoOf } from '@kea/design/document/records'
import { Button } from '~/ui/Button'
import { keepOnly, pickOf } from '../../../commands/pick-photos'
import { useDesign, useEditor } from '../../use-editor'
import { useThumbnail } from './use-thumbnail'

interface SimilarPhotosProps {
  photo: DesignPhoto
  /** The ids of all photos that look alike, the best first. */
  similar: readonly string[]
  onShow: (photo: string) => void
}

/** The photos that look like the shown one, to choose the best of them. */
export function SimilarPhotos({ photo, similar, onShow }: SimilarPhotosProps) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const command = keepOnly(photo, similar)
  return (
    <section aria-label="Similar photos" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="text-ink-soft text-sm">{similar.length} similar photos</h3>
      <ul className="flex min-w-0 gap-1.5 overflow-x-auto p-1">
        {similar.map((id) => {
          const each = photoOf(design, id)
          return (
            each && (
              <li key={id} className="shrink-0">
                <Small photo={each} isShown={id === photo.id} onClick={() => onShow(id)} />
              </li>
            )
          )
        })}
      </ul>
      <Button
        look="quiet"
        aria-disabled={!command.isEnabled(editor.context()) || undefined}
        onClick={() => editor.run(command)}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft"
      >
        {command.label}
      </Button>
    </section>
  )
}

function Small({ photo, isShown, onClick }: { photo: DesignPhoto; isShown: boolean; onClick: () => void }) {
  const thumbnail = useThumbnail(photo.id)
  const words = { star: ', Favourite', keep: '', out: ', Left out' }[pickOf(photo)]
  return (
    <button
      type="button"
      aria-label={`${photo.name}${words}`}
      aria-current={isShown || undefined}
      onClick={onClick}
      className="block h-11 w-14 cursor-pointer overflow-hidden rounded-lg bg-mist aria-[current]:outline-3 aria-[current]:outline-kea"
    >
      {thumbnail !== null && (
        <img
          src={thumbnail}
          alt=""
          className={`size-full object-cover ${pickOf(photo) === 'out' ? 'opacity-35' : ''}`}
        />
      )}
    </button>
  )
}
