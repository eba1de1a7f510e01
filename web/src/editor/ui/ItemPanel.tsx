import type { FreeItem } from '@kea/design/document/free-item'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Lock,
  LockOpen,
  type LucideIcon,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { centreAcross, centreDown } from '../commands/align'
import type { Command } from '../commands/command'
import { lock } from '../commands/lock'
import { nudgeDown, nudgeLeft, nudgeRight, nudgeUp } from '../commands/nudge'
import { rotatePhoto } from '../commands/rotate-photo'
import { zoomIn, zoomOut } from '../commands/zoom'
import { FrameFields } from './FrameFields'
import { CommandButton } from './ToolButton'

const NUDGES: readonly [Command, LucideIcon, string][] = [
  [nudgeUp, ArrowUp, 'col-start-2'],
  [nudgeLeft, ArrowLeft, 'col-start-1 row-start-2'],
  [nudgeRight, ArrowRight, 'col-start-3 row-start-2'],
  [nudgeDown, ArrowDown, 'col-start-2 row-start-3'],
]

/** Buttons and numbers for all drags of an item. */
export function ItemPanel({ item }: { item: FreeItem }) {
  return (
    <div className="grid gap-4 pb-2">
      <div className="flex items-center justify-center gap-4 lg:flex-col lg:items-stretch">
        <div className="grid grid-cols-3 justify-items-center rounded-full bg-mist p-1 lg:mx-auto">
          {NUDGES.map(([command, icon, place]) => (
            <CommandButton key={command.id} command={command} icon={icon} isBare className={place} />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-1">
          <CommandButton command={centreAcross} icon={AlignCenterVertical} label="Centre across" />
          <CommandButton command={centreDown} icon={AlignCenterHorizontal} label="Centre down" />
          {item.type === 'photo' && <CommandButton command={zoomOut} icon={ZoomOut} />}
          {item.type === 'photo' && <CommandButton command={zoomIn} icon={ZoomIn} />}
          {item.type === 'photo' && <CommandButton command={rotatePhoto} icon={RotateCw} />}
          <CommandButton command={lock} icon={item.locked ? LockOpen : Lock} label={item.locked ? 'Unlock' : 'Lock'} />
        </div>
      </div>
      <FrameFields item={item} />
    </div>
  )
}
