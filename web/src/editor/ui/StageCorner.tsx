import { useSetAtom } from 'jotai'
import { Keyboard, Redo2, Undo2 } from 'lucide-react'
import { redo, undo } from '../commands/history'
import { helpAtom } from './panels'
import { CommandButton } from './ToolButton'

/** Undo, redo and the help on keys. */
export function StageCorner() {
  const openHelp = useSetAtom(helpAtom)
  return (
    <div className="flex">
      <CommandButton command={undo} icon={Undo2} isBare />
      <CommandButton command={redo} icon={Redo2} isBare />
      <button
        type="button"
        aria-label="Shortcuts"
        title="Shortcuts (?)"
        onClick={() => openHelp(true)}
        className="hidden size-11 cursor-pointer items-center justify-center rounded-full hover:bg-line/70 lg:inline-flex"
      >
        <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </div>
  )
}
