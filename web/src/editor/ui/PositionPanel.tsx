import { isCaption } from '@kea/design/layouts/captions'
import { isSlotted } from '@kea/design/layouts/edits'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Maximize,
  RotateCw,
  Trash2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { Command } from '../commands/command'
import { fill } from '../commands/fill-surface'
import { panDown, panLeft, panRight, panUp } from '../commands/pan'
import { removePhoto } from '../commands/remove-photo'
import { rotatePhoto } from '../commands/rotate-photo'
import { onlySelected } from '../commands/selection'
import { zoomIn, zoomOut } from '../commands/zoom'
import { ItemPanel } from './ItemPanel'
import { CommandButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'

const MOVES: readonly [Command, LucideIcon, string][] = [
  [panUp, ArrowUp, 'col-start-2'],
  [panLeft, ArrowLeft, 'col-start-1 row-start-2'],
  [panRight, ArrowRight, 'col-start-3 row-start-2'],
  [panDown, ArrowDown, 'col-start-2 row-start-3'],
]

/** Buttons for all gestures on the selected item, or else on the photo. */
export function PositionPanel() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const item = onlySelected(editor.context())
  if (item && isCaption(item)) return <p className="text-ink-soft">These words stay with their photo.</p>
  return item && !isSlotted(item) ? <ItemPanel item={item} /> : <PhotoPanel />
}

function PhotoPanel() {
  return (
    <div className="flex items-center justify-center gap-4 lg:flex-col lg:items-stretch lg:gap-6">
      <div className="grid grid-cols-3 justify-items-center rounded-full bg-mist p-1 lg:mx-auto">
        {MOVES.map(([command, icon, place]) => (
          <CommandButton key={command.id} command={command} icon={icon} isBare className={place} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-1">
        <CommandButton command={zoomOut} icon={ZoomOut} />
        <CommandButton command={zoomIn} icon={ZoomIn} />
        <CommandButton command={rotatePhoto} icon={RotateCw} />
        <CommandButton command={fill} icon={Maximize} />
        <CommandButton command={removePhoto} icon={Trash2} label="Remove" />
      </div>
    </div>
  )
}
