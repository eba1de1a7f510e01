import type { PrintView } from '@kea/design/arrangement/print-doubts'
import type { ProductOption } from '@kea/shared/product-options'
import { ChevronDown, ImagePlus, Images, Trash2 } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import { usePanel } from '../../ui/panels'
import { useEditor } from '../../ui/use-editor'
import { PrintBorders } from './PrintBorders'
import { PrintMoves } from './PrintMoves'
import { choiceForPrints, removePrints } from './print-commands'

interface PrintsBarProps {
  views: readonly PrintView[]
  marked: readonly string[]
  /** True while only the doubtful prints are shown. */
  isFiltered: boolean
  onFilter: (isFiltered: boolean) => void
  onMark: (ids: readonly string[]) => void
}

const CHIP =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-[0.9375rem] hover:border-ink'

/** Adds photos, marks prints, and sets size and finish for all or for the marked ones. */
export function PrintsBar({ views, marked, isFiltered, onFilter, onMark }: PrintsBarProps) {
  const { editor, pickPhoto } = useEditor()
  const { openerProps } = usePanel()
  const doubtful = views.filter(({ doubts }) => doubts.length > 0)
  const shown = isFiltered ? doubtful : views
  const areAllMarked = shown.length > 0 && shown.every(({ surface }) => marked.includes(surface.id))
  return (
    <section aria-label="All prints" className="grid gap-2 border-b border-line bg-paper px-3 py-2 lg:px-6 lg:py-3">
      <div className="flex gap-2 overflow-x-auto p-0.5">
        <button type="button" onClick={pickPhoto} className={classNames(CHIP, 'border-control font-medium')}>
          <ImagePlus aria-hidden="true" className="size-5" />
          Add<span className="max-sm:sr-only"> photos</span>
        </button>
        <button type="button" {...openerProps('photos')} className={classNames(CHIP, 'border-control')}>
          <Images aria-hidden="true" className="size-5" />
          Photos
        </button>
        {(doubtful.length > 0 || isFiltered) && (
          <button
            type="button"
            aria-pressed={isFiltered}
            onClick={() => onFilter(!isFiltered)}
            className={classNames(
              CHIP,
              isFiltered ? 'border-caution bg-caution text-paper' : 'border-control text-caution',
            )}
          >
            To check: {doubtful.length}
          </button>
        )}
        <button
          type="button"
          onClick={() => onMark(areAllMarked ? [] : shown.map(({ surface }) => surface.id))}
          className={classNames(CHIP, 'border-control')}
        >
          {areAllMarked ? 'Select none' : 'Select all'}
        </button>
        {marked.length > 0 && <PrintMoves marked={marked} />}
        {marked.length > 0 && (
          <button
            type="button"
            onClick={() => editor.run(removePrints(marked))}
            className={classNames(CHIP, 'border-control')}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Remove {marked.length}
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-[0.9375rem] font-medium max-sm:w-full">
          {marked.length === 0 ? 'For all prints' : `For ${marked.length} selected`}
        </p>
        {editor.product.options.map((option) => (
          <PrintOption key={option.uid} option={option} views={views} marked={marked} />
        ))}
        <PrintBorders views={views} marked={marked} />
      </div>
    </section>
  )
}

interface PrintOptionProps extends Pick<PrintsBarProps, 'views' | 'marked'> {
  option: ProductOption
}

/** One option of all prints, or of the marked ones. */
function PrintOption({ option, views, marked }: PrintOptionProps) {
  const { editor } = useEditor()
  const targets = marked.length > 0 ? views.filter(({ surface }) => marked.includes(surface.id)) : views
  const chosen = option.choices.filter(({ uid }) => targets.some(({ options }) => options.includes(uid)))
  const [only] = chosen.length === 1 ? chosen : []
  return (
    <label className="relative min-w-0 flex-1 sm:max-w-56">
      <span className="sr-only">{option.title}</span>
      <select
        value={only?.uid ?? ''}
        onChange={({ target }) => {
          const choice = option.choices.find(({ uid }) => uid === target.value)
          if (choice) editor.run(choiceForPrints(marked.length > 0 ? marked : null, choice))
        }}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-lg border border-control bg-paper pr-9 pl-3 text-base hover:border-ink"
      >
        {!only && (
          <option value="" disabled>
            {option.title}: several
          </option>
        )}
        {option.choices.map(({ uid, title }) => (
          <option key={uid} value={uid}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-2.5 size-5" />
    </label>
  )
}
