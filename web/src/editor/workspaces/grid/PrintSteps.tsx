import { printsOf } from '@kea/design/arrangement/print-lines'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useBackCloses } from '~/ui/use-back-closes'
import { CommandButton } from '../../ui/ToolButton'
import { useDesign, useEditor, useSession } from '../../ui/use-editor'
import { closePrint, nextPrint, placeOf, previousPrint } from './print-commands'

/** Leads from one print to the next, while it is shown large. */
export function PrintSteps() {
  const { editor } = useEditor()
  const { design } = useDesign()
  useSession()
  const place = placeOf(editor.context())
  if (place < 0) return null
  return (
    <nav aria-label="Prints" className="flex shrink-0 items-center justify-center gap-2 pb-1 lg:pb-3">
      <CommandButton command={previousPrint} icon={ChevronLeft} isBare />
      <span className="min-w-20 text-center text-[0.9375rem] tabular-nums">
        {place + 1} of {printsOf(design).length}
      </span>
      <CommandButton command={nextPrint} icon={ChevronRight} isBare />
    </nav>
  )
}

/** Leads from one print back to all of them. A phone's Back does the same. */
export function AllPrints() {
  const { editor } = useEditor()
  const close = () => editor.run(closePrint)
  useBackCloses(true, close)
  return (
    <button
      type="button"
      onClick={close}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full pr-4 pl-2 text-[0.9375rem] hover:bg-line/70"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      All prints
    </button>
  )
}
