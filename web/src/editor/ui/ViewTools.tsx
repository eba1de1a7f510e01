import { ZoomIn, ZoomOut } from 'lucide-react'
import { viewCloser, viewFarther, viewWhole } from '../commands/view'
import { isWhole } from '../geometry/view'
import { CommandButton } from './ToolButton'
import { useEditor, useSession } from './use-editor'

/** Buttons for a closer look at the print. On a phone they are one until the view is closer. */
export function ViewTools() {
  const { editor } = useEditor()
  const { view } = useSession()
  const percent = `${Math.round(view.zoom * 100)} %`
  const onlyCloser = isWhole(view) ? 'max-lg:hidden' : undefined
  return (
    <fieldset className="absolute right-1 bottom-0 flex items-center rounded-full bg-paper/85 lg:right-4 lg:bottom-2">
      <legend className="sr-only">View</legend>
      <CommandButton command={viewFarther} icon={ZoomOut} isBare className={onlyCloser} />
      <button
        type="button"
        aria-label={`${percent}. ${viewWhole.label}`}
        aria-disabled={isWhole(view) || undefined}
        title={viewWhole.label}
        onClick={() => editor.run(viewWhole)}
        className={`min-h-11 min-w-12 cursor-pointer rounded-full text-center text-ink text-sm tabular-nums hover:bg-line/70 aria-disabled:cursor-default ${onlyCloser ?? ''}`}
      >
        {percent}
      </button>
      <CommandButton command={viewCloser} icon={ZoomIn} isBare />
    </fieldset>
  )
}
