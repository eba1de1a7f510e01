import type { Command } from './command'
import { fill } from './fill-surface'
import { redo, undo } from './history'
import { openLook } from './open-look'
import { panDown, panLeft, panRight, panUp } from './pan'
import { removePhoto } from './remove-photo'
import { rotatePhoto } from './rotate-photo'
import { matchesShortcut } from './shortcut'
import { turnPiece } from './turn-piece'
import { zoomIn, zoomOut } from './zoom'

/** Every command with shortcuts, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  zoomIn,
  zoomOut,
  panLeft,
  panRight,
  panUp,
  panDown,
  rotatePhoto,
  fill,
  turnPiece,
  openLook,
  removePhoto,
  undo,
  redo,
]

export const commandFor = (press: Parameters<typeof matchesShortcut>[1]): Command | undefined =>
  COMMANDS.find((command) => command.shortcuts.some((shortcut) => matchesShortcut(shortcut, press)))
