import type { PlacedText } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import type { Point } from '@kea/design/geometry/crop'
import type { SnapLine } from '@kea/design/geometry/snap'
import type { Shape } from '@kea/design/text/shape'
import type { CommandContext } from '../commands/command'
import type { Layout } from '../geometry/layout'
import type { View } from '../geometry/view'

export interface Pointer {
  id: number
  /** In pixels of the stage. */
  at: Point
  isShiftHeld: boolean
  /** Milliseconds. */
  time: number
  /** True for a drag that moves the view, with the space bar pressed. */
  isForView: boolean
}

/** What the states of the tools may read and change. */
export interface ToolPorts {
  /** Null while nothing may change. */
  context: () => CommandContext | null
  layout: () => Layout | null
  onView: (view: View) => void
  shape: Shape
  mark: () => void
  apply: (patch: Patch) => void
  bail: () => void
  select: (ids: readonly string[]) => void
  /** Starts to crop the photo with this id in its frame; null ends it. */
  crop: (id: string | null) => void
  /** Opens a text for typing. */
  edit: (item: PlacedText) => void
  /** The empty place that is tapped, and the place that a photo is dragged over; null for none. */
  onSlot: (change: { slot?: { at: number } | null; overSlot?: number | null }) => void
  /** The empty place for words that is tapped. */
  onCaption: (slot: number) => void
  onGuides: (lines: readonly SnapLine[]) => void
  /** A press without a drag; true for the second one in a row on this item. */
  isSecondTap: (item: string, time: number) => boolean
}

/**
 * What the pointers do at the moment. Each method returns the next state: itself, another one, or null for the end of
 * the gesture. A state has a snapshot from its start, and each move computes from the snapshot.
 */
export interface ToolState {
  readonly name:
    | 'pointing'
    | 'translating'
    | 'resizing'
    | 'scaling'
    | 'rotating'
    | 'panning'
    | 'pinching'
    | 'slotting'
    | 'tapping'
    | 'viewing'
  /** A further finger. */
  down: (pointer: Pointer) => ToolState
  move: (pointer: Pointer) => ToolState
  up: (pointer: Pointer) => ToolState | null
}

/** A press without a drag moves by less than this. */
export const SLOP_PX = 3
