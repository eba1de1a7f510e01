import type { DesignDocument, DesignSurface, Frame, PlacedText } from '../document/document'
import { isFree } from '../document/free-item'
import { itemsOn } from '../document/records'
import { boxAroundFrames } from '../geometry/frame'
import { coverBoxes } from '../geometry/quiet-areas'
import { newTexts } from '../items/text/edit'
import { busyness, type Ground } from '../text/contrast'
import { readableColours } from './contrast-finding'
import type { PreflightWorld } from './finding'
import { lettersFrame, misplaced, overlaps } from './text-findings'

/** A calmer place must be worth the way from the middle, by this for each place that is preferred. */
const WAY = 0.02
/** A text over another item is worse than the busiest photo, one that could grow under a cover is worse, then a cut one. */
const ON_ITEM = 1
const NEAR_COVER = 2
const MISPLACED = 4

/**
 * A new text where the print is calm and nothing covers it, in letters that can be read there.
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
  const items = itemsOn(design, surface)
    .filter(isFree)
    .map(({ frame }) => boxAroundFrames([frame]))
  const covers = coverBoxes(geometry)
  const places = newTexts(design, surface, geometry, text, shape).map((item, way) => {
    const frame = lettersFrame(item, shape)
    const faults =
      (items.some((box) => overlaps(box, frame)) ? ON_ITEM : 0) +
      (covers.some((box) => overlaps(box, item.frame)) ? NEAR_COVER : 0) +
      (misplaced(world, item) ? MISPLACED : 0)
    return { item, frame, faults, way }
  })
  const least = Math.min(...places.map(({ faults }) => faults))
  // To see what lies below is the slow part.
  const [best] = places
    .filter(({ faults }) => faults === least)
    .map(({ item, frame, way }) => ({ item, ground: groundBehind(frame), way }))
    .sort((a, b) => busyness(a.ground) + a.way * WAY - busyness(b.ground) - b.way * WAY)
  if (!best) throw new Error('A face has a middle')
  const { item, ground } = best
  return { ...item, data: { ...item.data, ...readableColours(ground, item.data.sizeMm) } }
}
