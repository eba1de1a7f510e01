import { Ban, EllipsisVertical, Layers, Star } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '~/lib/class-names'
import { type PhotoPick, PICKS, pickOf, pickPhotos } from '../../../commands/pick-photos'
import { useEditor } from '../../use-editor'
import { photoDragged } from '../photo-drag'
import { UsedMark } from '../UsedMark'
import { usesText } from '../uses-text'
import type { TrayCell } from './tray-sections'
import { useThumbnail } from './use-thumbnail'

interface TrayTileProps {
  cell: TrayCell
  uses: number
  /** The place among the photos of its section, from 1, and how many these are. */
  place: number
  of: number
  /** True for the photo that the Tab key leads to. */
  isStop: boolean
  /** True where all buttons have room. */
  isWide: boolean
  onStack: (key: string) => void
  onMenu: (photo: string, button: HTMLElement) => void
}

const BUTTON =
  'inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:bg-mist hover:text-ink aria-pressed:text-kea'

const MARKS: Record<PhotoPick, string> = { star: PICKS.star.label, keep: '', out: 'Left out' }

/** What a screen reader says of a photo. */
const labelOf = ({ photo, stack }: TrayCell, uses: number): string =>
  [
    `Put ${photo.name} on the print`,
    uses > 0 && usesText(uses),
    MARKS[pickOf(photo)],
    stack && `${stack.count} similar photos`,
  ]
    .filter(Boolean)
    .join(', ')

/** A photo of the tray with its marks. A tap puts it on the print, a drag puts it where it is dropped. */
export const TrayTile = memo(function TrayTile(props: TrayTileProps) {
  const { cell, uses, place, of, isStop, isWide, onStack, onMenu } = props
  const { photo, stack, isUnder } = cell
  const { editor } = useEditor()
  const thumbnail = useThumbnail(photo.id)
  const pick = pickOf(photo)
  const toggle = (to: PhotoPick) => editor.run(pickPhotos([photo.id], pick === to ? 'keep' : to))
  const tabIndex = isStop ? 0 : -1
  return (
    <li
      {...photoDragged(photo.id)}
      data-photo={photo.id}
      aria-setsize={of}
      aria-posinset={place}
      className="relative min-w-0"
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={labelOf(cell, uses)}
        aria-describedby="tray-help"
        title={photo.name}
        onClick={() => editor.place(photo)}
        className={classNames(
          'relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-lg bg-mist hover:opacity-90',
          (isUnder || stack?.isOpen) && 'outline-3 -outline-offset-3 outline-kea-mist',
        )}
      >
        {thumbnail && (
          <img
            src={thumbnail}
            alt=""
            draggable={false}
            className={classNames('size-full object-cover', pick === 'out' && 'opacity-35')}
          />
        )}
        {uses > 0 && <UsedMark uses={uses} />}
        {pick === 'star' && (
          <span
            aria-hidden="true"
            className="absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-paper text-kea"
          >
            <Star className="size-4 fill-current" />
          </span>
        )}
        {pick === 'out' && (
          <span
            aria-hidden="true"
            className="absolute top-1 left-1 rounded-full bg-paper px-2 font-medium text-ink text-xs leading-6"
          >
            Left out
          </span>
        )}
      </button>
      {stack && <StackButton name={photo.name} stack={stack} tabIndex={tabIndex} onClick={() => onStack(stack.key)} />}
      <div className="flex">
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={pick === 'star'}
          aria-label={`${PICKS.star.label}: ${photo.name}`}
          title={`${PICKS.star.label} (S)`}
          onClick={() => toggle('star')}
          className={BUTTON}
        >
          <Star
            aria-hidden="true"
            className={classNames('size-5', pick === 'star' && 'fill-current')}
            strokeWidth={1.6}
          />
        </button>
        {isWide && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-pressed={pick === 'out'}
            aria-label={`${PICKS.out.label}: ${photo.name}`}
            title={`${PICKS.out.label} (X)`}
            onClick={() => toggle('out')}
            className={BUTTON}
          >
            <Ban aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </button>
        )}
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`More for ${photo.name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(photo.id, currentTarget)}
          className={BUTTON}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </button>
      </div>
    </li>
  )
})

interface StackButtonProps {
  name: string
  stack: NonNullable<TrayCell['stack']>
  tabIndex: number
  onClick: () => void
}

/** Opens the photos that look alike, or closes them again. */
function StackButton({ name, stack: { count, isOpen }, tabIndex, onClick }: StackButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={`${count} similar photos: ${name}`}
      onClick={onClick}
      className="absolute right-0 bottom-11 grid min-h-11 cursor-pointer place-items-end p-1"
    >
      <span
        aria-hidden="true"
        className="inline-flex h-6 items-center gap-1 rounded-full border border-line bg-paper px-2 font-medium text-ink text-xs"
      >
        <Layers className="size-3.5" />
        {isOpen ? 'Close' : `${count} similar`}
      </span>
    </button>
  )
}
