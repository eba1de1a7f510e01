import type { DesignDocument, DesignSurface, Frame, PlacedText } from '../document'
import { boxAroundFrames } from '../frame'
import { isFree } from '../item-edits'
import { newTexts } from '../items/text/edit'
import { itemsOn } from '../records'
import { busyness, type Ground } from '../text/contrast'
import { readableInk } from './contrast-finding'
import type { PreflightWorld } from './finding'
import { inkFrame, misplaced, overlaps } from './text-findings'

/** A calmer place must be worth the way from the middle, by this for each place that is preferred. */
const WAY = 0.02
/** A text over another item is worse than the busiest photo. */
const COVERED = 1

/**
 * A new text where the print is calm, in letters that can be read there.
 *
 * @param groundBehind what is printed below a frame so far
 */
export function calmText(
  world: Omit<PreflightWorld, 'design'> & { design: DesignDocument },
  surface: DesignSurface,
  text: { id: string; words: string },
  groundBehind: (frame: Frame) => Ground,
): PlacedText {
  const { design, geometry, shape } = world
  const all = newTexts(design, surface, geometry.face, text, shape)
  const fitting = all.filter((item) => misplaced(world, item) === null)
  const others = itemsOn(design, surface)
    .filter(isFree)
    .map(({ frame }) => boxAroundFrames([frame]))
  const places = (fitting.length > 0 ? fitting : all.slice(0, 1)).map((item, way) => {
    const frame = inkFrame(item, shape)
    const ground = groundBehind(frame)
    const covered = others.some((box) => overlaps(box, frame)) ? COVERED : 0
    return { item, ground, cost: busyness(ground) + way * WAY + covered }
  })
  const [best] = places.sort((a, b) => a.cost - b.cost)
  if (!best) throw new Error('A face has a middle')
  const { item, ground } = best
  return { ...item, data: { ...item.data, ...readableInk(ground, item.data.sizeMm) } }
}
