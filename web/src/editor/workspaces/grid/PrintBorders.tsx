import type { PrintView } from '@kea/design/arrangement/print-doubts'
import { Square } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import { useEditor } from '../../ui/use-editor'
import { bordersForPrints } from './print-commands'

interface PrintBordersProps {
  /** All prints. */
  views: readonly PrintView[]
  /** The ids of those that change; none for all. */
  marked: readonly string[]
}

/** A white border around all prints, or around the marked ones. */
export function PrintBorders({ views, marked }: PrintBordersProps) {
  const { editor } = useEditor()
  const targets = views.filter(({ surface, placed }) => placed && (marked.length === 0 || marked.includes(surface.id)))
  const count = targets.filter(({ placed }) => placed?.data.border).length
  if (targets.length === 0) return null
  const areAll = count === targets.length
  return (
    <button
      type="button"
      aria-pressed={areAll ? true : count > 0 ? 'mixed' : false}
      title="White border"
      onClick={() => editor.run(bordersForPrints(marked.length > 0 ? marked : null, !areAll))}
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-lg border px-2 text-[0.9375rem] hover:border-ink sm:px-3.5',
        areAll ? 'border-kea bg-kea-mist text-kea-deep' : 'border-control',
        count > 0 && !areAll && 'border-dashed',
      )}
    >
      <Square aria-hidden="true" className="size-5" strokeWidth={3} />
      <span className="max-sm:sr-only">White border</span>
    </button>
  )
}
