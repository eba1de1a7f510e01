import { flipPhoto } from './adjust-photo'
import { centreAcross, centreDown } from './align'
import { group, ungroup } from './arrange'
import type { Command, CommandContext } from './command'
import { cropPhoto } from './crop-photo'
import { deleteSelection } from './delete-selection'
import { copy, duplicate, paste } from './duplicate'
import { editText } from './edit-text'
import { fill } from './fill-surface'
import { redo, undo } from './history'
import { layOutAgain } from './lay-out-again'
import { lock } from './lock'
import { FAR_NUDGES, nudgeDown, nudgeLeft, nudgeRight, nudgeUp } from './nudge'
import { openLook } from './open-look'
import { panDown, panLeft, panRight, panUp } from './pan'
import { removePhoto } from './remove-photo'
import { bringForward, sendBackward } from './reorder'
import { rotatePhoto } from './rotate-photo'
import { selectAll, selectNext, selectPrevious } from './select'
import { matchesShortcut } from './shortcut'
import { nextPage, nextPrint, previousPage, previousPrint } from './step'
import { turnPiece } from './turn-piece'
import { viewCloser, viewFarther, viewWhole } from './view'
import { zoomIn, zoomOut } from './zoom'

/** Every command with shortcuts, in the order of the help. Of two with one key the first that is enabled runs. */
export const COMMANDS: readonly Command[] = [
  zoomIn,
  zoomOut,
  viewCloser,
  viewFarther,
  viewWhole,
  ...FAR_NUDGES,
  nudgeLeft,
  nudgeRight,
  nudgeUp,
  nudgeDown,
  panLeft,
  panRight,
  panUp,
  panDown,
  rotatePhoto,
  flipPhoto,
  fill,
  cropPhoto,
  editText,
  turnPiece,
  layOutAgain,
  openLook,
  selectNext,
  selectPrevious,
  selectAll,
  deleteSelection,
  removePhoto,
  duplicate,
  copy,
  paste,
  bringForward,
  sendBackward,
  centreAcross,
  centreDown,
  group,
  ungroup,
  lock,
  previousPrint,
  nextPrint,
  previousPage,
  nextPage,
  undo,
  redo,
]

/** A key that types a letter, a digit or a sign. */
const isTyping = ({ key, ctrlKey, metaKey }: Parameters<typeof matchesShortcut>[1]): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey

/** True where a typed letter may be meant as a word. Only the keys that lead on to the next item act then. */
export const mayMeanWords = (press: Parameters<typeof matchesShortcut>[1], { selection }: CommandContext): boolean =>
  isTyping(press) && press.key !== '[' && press.key !== ']' && selection.some(({ type }) => type === 'text')

/** The command of a key press; none where nothing of it is enabled. */
export const commandFor = (
  press: Parameters<typeof matchesShortcut>[1],
  context: CommandContext,
): Command | undefined =>
  mayMeanWords(press, context)
    ? undefined
    : COMMANDS.find(
        ({ shortcuts, isEnabled }) =>
          shortcuts.some((shortcut) => matchesShortcut(shortcut, press)) && isEnabled(context),
      )
