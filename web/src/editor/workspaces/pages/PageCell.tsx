import { EllipsisVertical, ImagePlus, LockKeyhole } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { classNames } from '~/lib/class-names'
import { surfaceDrop } from '../../ui/photos/photo-drag'
import { QualityDot } from '../../ui/QualityDot'
import { useEditor } from '../../ui/use-editor'
import { SideThumbnail } from '../SideThumbnail'
import { emptySignAt } from './empty-sign'
import type { DropTarget } from './page-drag'
import { contentsText, isSamePage, type PageView, pageLabel } from './page-views'

export interface PageActions {
  open: (view: PageView) => void
  press: (view: PageView, event: PointerEvent<HTMLElement>) => void
  key: (view: PageView, event: KeyboardEvent<HTMLElement>) => void
  menu: (view: PageView, button: HTMLElement) => void
}

interface PageCellProps {
  view: PageView
  findings: number
  /** Width divided by height of its frame. */
  shape: number
  /** The page that the Tab key leads to. */
  isCurrent: boolean
  /** True for the page that is moved, by a drag or by keys. */
  isMoved: boolean
  /** Where the moved page would go; null where not here. */
  drop: DropTarget['side'] | null
  actions: PageActions
}

const DROPS: Record<DropTarget['side'], string> = {
  before: 'shadow-[-6px_0_0_0_var(--color-kea)]',
  after: 'shadow-[6px_0_0_0_var(--color-kea)]',
  on: 'outline-3 outline-kea bg-kea-mist',
}

/** One page of the overview, as it will be printed. */
export const PageCell = memo(
  function PageCell({ view, findings, shape, isCurrent, isMoved, drop, actions }: PageCellProps) {
    const { editor } = useEditor()
    const { id, name, side, moves, isEmpty, isOwn } = view
    const sign = isEmpty ? emptySignAt(editor.product.definition, view, shape) : null
    return (
      <li
        data-page={id}
        {...surfaceDrop(editor, side.surface)}
        className={classNames(
          'relative min-w-0 rounded-picture bg-paper p-1.5 lg:p-2',
          isMoved && 'outline-2 outline-control outline-dashed',
          drop && DROPS[drop],
        )}
      >
        <button
          type="button"
          data-current={isCurrent || undefined}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={pageLabel(view, findings)}
          aria-describedby="pages-help"
          aria-pressed={isMoved || undefined}
          onClick={() => actions.open(view)}
          onKeyDown={(event) => actions.key(view, event)}
          // A space bar that picks a page up must not open it.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          onPointerDown={(event) => moves && actions.press(view, event)}
          className={classNames(
            'relative w-full rounded-lg select-none [-webkit-touch-callout:none] hover:bg-mist',
            moves ? 'cursor-grab' : 'cursor-pointer',
          )}
          style={{ aspectRatio: shape }}
        >
          <SideThumbnail view={view} className="absolute inset-0 size-full" />
          {sign && (
            <span
              className={classNames(
                '-translate-1/2 absolute text-kea',
                // Colours and patterns are not to be told from it.
                side.surface.background && 'rounded-full bg-paper/90 p-1.5 shadow-float',
              )}
              style={{ left: `${100 * sign.x}%`, top: `${100 * sign.y}%` }}
            >
              <ImagePlus aria-hidden="true" className="size-6" strokeWidth={1.6} />
            </span>
          )}
          {isOwn && (
            <span className="absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-paper/90 shadow-float">
              <LockKeyhole aria-hidden="true" className="size-3.5" />
            </span>
          )}
        </button>
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`More for ${name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => actions.menu(view, currentTarget)}
          className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center"
        >
          <span className="grid size-7 place-items-center rounded-full bg-paper/90 shadow-float hover:bg-mist">
            <EllipsisVertical aria-hidden="true" className="size-4.5" />
          </span>
        </button>
        <p aria-hidden="true" className="min-w-0 px-1 pt-1 text-sm leading-tight">
          <span className="line-clamp-2 font-medium break-words">{name}</span>
          <span className="flex items-center gap-1.5 text-ink-soft">
            {findings > 0 && <QualityDot level="fair" />}
            <span className="truncate">{contentsText(view)}</span>
          </span>
        </p>
      </li>
    )
  },
  (a, b) =>
    isSamePage(a.view, b.view) &&
    a.findings === b.findings &&
    a.shape === b.shape &&
    a.isCurrent === b.isCurrent &&
    a.isMoved === b.isMoved &&
    a.drop === b.drop &&
    a.actions === b.actions,
)
