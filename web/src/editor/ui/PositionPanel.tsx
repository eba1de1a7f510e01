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
import { rotatePhoto } from '../commands/turn-photo'
import { zoomIn, zoomOut } from '../commands/zoom'
import { CommandButton } from './ToolButton'

const MOVES: readonly [Command, LucideIcon, string][] = [
  [panUp, ArrowUp, 'col-start-2'],
  [panLeft, ArrowLeft, 'col-start-1 row-start-2'],
  [panRight, ArrowRight, 'col-start-3 row-start-2'],
  [panDown, ArrowDown, 'col-start-2 row-start-3'],
]

/** Everything that a finger does to the photo, as buttons. */
export function PositionPanel() {
  return (
    <div className="flex items-center justify-center gap-6 lg:flex-col lg:items-stretch">
      <div className="grid grid-cols-3 justify-items-center rounded-full bg-mist p-1 lg:mx-auto">
        {MOVES.map(([command, icon, place]) => (
          <CommandButton key={command.id} command={command} icon={icon} isBare className={place} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-1 lg:grid-cols-2">
        <CommandButton command={zoomOut} icon={ZoomOut} className="lg:flex-1" />
        <CommandButton command={zoomIn} icon={ZoomIn} className="lg:flex-1" />
        <CommandButton command={rotatePhoto} icon={RotateCw} className="lg:flex-1" />
        <CommandButton command={fill} icon={Maximize} className="lg:flex-1" />
        <CommandButton command={removePhoto} icon={Trash2} label="Remove" className="lg:flex-1" />
      </div>
    </div>
  )
}
