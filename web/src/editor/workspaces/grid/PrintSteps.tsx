import { ChevronLeft, ChevronRight } from 'lucide-react'
import { nextPrint, placeInRow, previousPrint } from '../../commands/step'
import { CommandButton } from '../../ui/ToolButton'
import { useDesign, useEditor, useSession } from '../../ui/use-editor'
import { BackToOverview } from '../BackToOverview'

/** Leads from one print to the next, while it is shown large. */
export function PrintSteps() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const place = placeInRow(editor.context(), 'print')
  if (!place) return null
  return (
    <nav aria-label="Prints" className="flex shrink-0 items-center justify-center gap-2 pb-1 lg:pb-3">
      <CommandButton command={previousPrint} icon={ChevronLeft} isBare />
      <span className="min-w-20 text-center text-[0.9375rem] tabular-nums">
        {place.at + 1} of {place.of}
      </span>
      <CommandButton command={nextPrint} icon={ChevronRight} isBare />
    </nav>
  )
}

/** Leads from one print back to all of them. */
export const AllPrints = () => <BackToOverview>All prints</BackToOverview>
