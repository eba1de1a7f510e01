import type { DesignItem, DesignRecord, Frame } from '../document/document'
import type { FreeItem } from '../document/free-item'
import type { Patch } from '../document/patch'
import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'
import { applyMatrix, boxAroundFrames, frameCentre, moveFrame, turnAbout } from '../geometry/frame'
import { type Handle, LEAST_SIDE_MM } from '../geometry/resize-frame'
import { normalAngle, rotateFrame } from '../geometry/rotate-frame'
import { scaleItem } from '../items/item-types'

/** The items with all that are in a group with one of them. */
export function withGroups(items: readonly DesignItem[], ids: readonly string[]): DesignItem[] {
  const groups = new Set(items.flatMap(({ id, group }) => (group !== undefined && ids.includes(id) ? [group] : [])))
  return items.filter(({ id, group }) => ids.includes(id) || (group !== undefined && groups.has(group)))
}

/** Items of one group are selected, moved and deleted together. Another group of theirs ends. */
export const groupItems = (items: readonly DesignItem[], group: string): Patch => ({
  put: items.map((item): DesignRecord => ({ ...item, group })),
})

export const ungroupItems = (items: readonly DesignItem[]): Patch => ({
  put: items.map(({ group: _, ...item }): DesignRecord => item),
})

export const selectionBox = (items: readonly FreeItem[]): Box => boxAroundFrames(items.map(({ frame }) => frame))

/** No smaller than a finger can find again, unless an item is that small already. */
function clampScale(items: readonly FreeItem[], wanted: number): number {
  const shortest = Math.min(...items.map(({ frame }) => Math.min(frame.width, frame.height)))
  return Math.max(wanted, Math.min(LEAST_SIDE_MM / shortest, 1))
}

/** All of the items larger or smaller about a fixed point. */
const scaledAbout = (items: readonly FreeItem[], fixed: Point, scale: number): FreeItem[] =>
  items.map((item) => {
    const { frame } = item
    const scaled: Frame = {
      x: fixed.x + (frame.x - fixed.x) * scale,
      y: fixed.y + (frame.y - fixed.y) * scale,
      width: frame.width * scale,
      height: frame.height * scale,
      angle: frame.angle,
    }
    return { ...scaleItem(item, scaled, scale), frame: scaled } as FreeItem
  })

/** Items while a corner of the box around them is dragged to a point. All of them keep their proportions. */
export function resizeItems(items: readonly FreeItem[], { x, y }: Handle, to: Point): Patch {
  const box = selectionBox(items)
  const fixed = { x: x < 0 ? box.x + box.width : box.x, y: y < 0 ? box.y + box.height : box.y }
  const along = { x: x * box.width, y: y * box.height }
  const reach = { x: to.x - fixed.x, y: to.y - fixed.y }
  const wanted = (reach.x * along.x + reach.y * along.y) / (along.x ** 2 + along.y ** 2)
  return { put: scaledAbout(items, fixed, clampScale(items, wanted)) }
}

/** Items between two fingers, which came from one middle to another and are further apart by a factor. */
export function pinchItems(items: readonly FreeItem[], from: Point, to: Point, factor: number): Patch {
  const by = { x: to.x - from.x, y: to.y - from.y }
  const scaled = scaledAbout(items, from, clampScale(items, factor))
  return { put: scaled.map((item): DesignRecord => ({ ...item, frame: moveFrame(item.frame, by) })) }
}

/** Items turned about the middle of the box around them, as far as a pointer went around it. */
export function rotateItems(items: readonly FreeItem[], from: Point, to: Point, inSteps: boolean): Patch {
  const box = { ...selectionBox(items), angle: 0 }
  const { angle } = rotateFrame(box, from, to, inSteps)
  const turn = turnAbout(frameCentre(box), angle)
  return {
    put: items.map((item): DesignRecord => {
      const { frame } = item
      const before = frameCentre(frame)
      const after = applyMatrix(turn, before)
      const moved = moveFrame(frame, { x: after.x - before.x, y: after.y - before.y })
      return { ...item, frame: { ...moved, angle: normalAngle(frame.angle + angle) } }
    }),
  }
}

export type Side = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** Where a side of a box lies on its axis. */
const PLACES: Record<Side, { axis: 'x' | 'y'; share: number }> = {
  left: { axis: 'x', share: 0 },
  centre: { axis: 'x', share: 0.5 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  middle: { axis: 'y', share: 0.5 },
  bottom: { axis: 'y', share: 1 },
}

const length = (box: Box, axis: 'x' | 'y'): number => (axis === 'x' ? box.width : box.height)

const shifted = (item: FreeItem, axis: 'x' | 'y', by: number): DesignRecord => ({
  ...item,
  frame: moveFrame(item.frame, axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }),
})

/** Puts one side of each item on one line: that of the box around them. */
export function alignItems(items: readonly FreeItem[], side: Side): Patch {
  const { axis, share } = PLACES[side]
  const all = selectionBox(items)
  const line = all[axis] + share * length(all, axis)
  return {
    put: items.map((item) => {
      const box = selectionBox([item])
      return shifted(item, axis, line - (box[axis] + share * length(box, axis)))
    }),
  }
}

/** Makes the space between three or more items even. The outer two stay. */
export function distributeItems(items: readonly FreeItem[], axis: 'x' | 'y'): Patch {
  const boxes = items
    .map((item) => ({ item, box: selectionBox([item]) }))
    .sort((a, b) => a.box[axis] + length(a.box, axis) / 2 - (b.box[axis] + length(b.box, axis) / 2))
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last || boxes.length < 3) return {}
  const room = last.box[axis] + length(last.box, axis) - first.box[axis]
  const gap = (room - boxes.reduce((sum, { box }) => sum + length(box, axis), 0)) / (boxes.length - 1)
  let at = first.box[axis]
  return {
    put: boxes.map(({ item, box }) => {
      const moved = shifted(item, axis, at - box[axis])
      at += length(box, axis) + gap
      return moved
    }),
  }
}
