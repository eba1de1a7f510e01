import type { Doubt, PrintView } from '@kea/design/arrangement/print-doubts'
import { COPIES_MAX } from '@kea/design/arrangement/prints'
import { chosenLabels } from '@kea/shared/product-options'
import { Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { classNames } from '~/lib/class-names'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { openSurface } from '../../commands/open-surface'
import { setCopies } from '../../commands/set-copies'
import { QUALITY_INK, QualityDot } from '../../ui/QualityDot'
import { useEditor } from '../../ui/use-editor'
import { useNumberCheck } from '../../ui/use-number-check'
import { PrintThumbnail } from './PrintThumbnail'
import { removePrints } from './print-commands'
import { usePrintDrag } from './print-drag'

interface PrintCellProps {
  view: PrintView
  /** Its index among the shown prints. */
  at: number
  /** 1 for the first of all prints. */
  place: number
  count: number
  isMarked: boolean
  onMark: (id: string, isMarked: boolean) => void
}

/** Where a dragged print goes. */
const DROP_EDGES = { before: 'shadow-[-6px_0_0_0_var(--color-kea)]', after: 'shadow-[6px_0_0_0_var(--color-kea)]' }

const isSameView = (a: PrintView, b: PrintView): boolean =>
  a.surface === b.surface && a.placed === b.placed && a.photo === b.photo && a.options.join() === b.options.join()

/** One print of the grid with its quantity, and what is doubtful about it. */
export const PrintCell = memo(
  function PrintCell({ view, at, place, count, isMarked, onMark }: PrintCellProps) {
    const { editor } = useEditor()
    const { id } = view.surface
    const field = useId()
    const onCheck = useNumberCheck(field)
    const { handle, place: target, over } = usePrintDrag(id)
    const name = `print ${place}${view.photo ? `, ${view.photo.name}` : ''}`
    const choice = chosenLabels(editor.product.options, view.options)
      .map(({ value }) => value)
      .join(', ')
    const doubts = view.doubts.map(({ text }) => text).join(', ')
    return (
      <li
        data-place={at}
        aria-setsize={count}
        aria-posinset={place}
        {...target}
        className={classNames(
          'flex h-68 min-w-0 flex-col items-center gap-1 rounded-picture p-2',
          isMarked ? 'bg-kea-mist outline-2 outline-kea' : 'bg-paper',
          over && DROP_EDGES[over],
        )}
      >
        <div {...handle} className="relative min-h-0 w-full flex-1">
          <button
            type="button"
            aria-label={`Open ${name}. ${[choice, doubts].filter(Boolean).join('. ')}`}
            onClick={() => editor.run(openSurface(id))}
            className="size-full cursor-pointer rounded-lg p-1 hover:bg-mist"
          >
            <PrintThumbnail view={view} />
          </button>
          <label className="absolute -top-1.5 -left-1.5 grid size-11 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isMarked}
              onChange={({ target }) => onMark(id, target.checked)}
              className="size-5 cursor-pointer accent-kea"
            />
          </label>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => editor.run(removePrints([id]))}
            className="absolute -top-1.5 -right-1.5 grid size-11 cursor-pointer place-items-center rounded-full"
          >
            <span className="grid size-7 place-items-center rounded-full bg-paper/90 text-ink hover:bg-mist">
              <Trash2 aria-hidden="true" className="size-4" />
            </span>
          </button>
        </div>
        <p className="w-full truncate text-center text-sm text-ink-soft">{choice}</p>
        <Doubts doubts={view.doubts} />
        <QuantityStepper
          id={field}
          onCheck={onCheck}
          label={name}
          value={view.copies}
          max={COPIES_MAX}
          onChange={(copies) => editor.run(setCopies([id], copies), `copies:${id}`)}
        />
      </li>
    )
  },
  (a, b) =>
    isSameView(a.view, b.view) &&
    a.at === b.at &&
    a.place === b.place &&
    a.count === b.count &&
    a.isMarked === b.isMarked &&
    a.onMark === b.onMark,
)

/** The line is always there, so that all prints have one height. */
function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const [worst, ...others] = doubts.toSorted((a, b) => Number(b.level === 'poor') - Number(a.level === 'poor'))
  return (
    <p className={classNames('flex h-5 items-center gap-1.5 text-sm', worst && QUALITY_INK[worst.level])}>
      {worst && (
        <>
          <QualityDot level={worst.level} />
          {worst.text}
          {others.length > 0 && ` + ${others.length}`}
        </>
      )}
    </p>
  )
}
