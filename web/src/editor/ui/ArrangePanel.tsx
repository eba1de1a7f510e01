import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  type LucideIcon,
} from 'lucide-react'
import { centreAcross, centreDown } from '../commands/align'
import { align, distributeAcross, distributeDown } from '../commands/arrange'
import type { Command } from '../commands/command'
import { CommandButton } from './ToolButton'

const ALIGNMENTS: readonly [Command, LucideIcon][] = [
  [align('left', 'Left edges'), AlignStartVertical],
  [align('centre', 'Centres'), AlignCenterVertical],
  [align('right', 'Right edges'), AlignEndVertical],
  [align('top', 'Top edges'), AlignStartHorizontal],
  [align('middle', 'Middles'), AlignCenterHorizontal],
  [align('bottom', 'Bottom edges'), AlignEndHorizontal],
]

/** Lines up the selected items, with each other or on the print. */
export function ArrangePanel() {
  return (
    <div className="grid gap-4 pb-2">
      <h3 className="font-medium">With each other</h3>
      <div className="grid grid-cols-3 gap-1">
        {ALIGNMENTS.map(([command, icon]) => (
          <CommandButton key={command.id} command={command} icon={icon} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-1">
        <CommandButton command={distributeAcross} icon={AlignHorizontalSpaceBetween} />
        <CommandButton command={distributeDown} icon={AlignVerticalSpaceBetween} />
      </div>
      <h3 className="font-medium">On the print</h3>
      <div className="grid grid-cols-2 gap-1">
        <CommandButton command={centreAcross} icon={AlignCenterVertical} label="Centre across" />
        <CommandButton command={centreDown} icon={AlignCenterHorizontal} label="Centre down" />
      </div>
    </div>
  )
}
