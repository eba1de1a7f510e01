import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { CommandButton } from '../../ui/ToolButton'
import { moveOfPrints } from './print-commands'

/** Moves the marked prints among the others. A drag does the same. */
export function PrintMoves({ marked }: { marked: readonly string[] }) {
  return (
    <fieldset className="flex shrink-0 rounded-full border border-control">
      <legend className="sr-only">Order of the selected prints</legend>
      <CommandButton command={moveOfPrints(marked, 'start')} icon={ChevronFirst} isBare />
      <CommandButton command={moveOfPrints(marked, 'earlier')} icon={ChevronLeft} isBare />
      <CommandButton command={moveOfPrints(marked, 'later')} icon={ChevronRight} isBare />
      <CommandButton command={moveOfPrints(marked, 'end')} icon={ChevronLast} isBare />
    </fieldset>
  )
}
