import type { PlacedPhoto } from '../document/document'
import { itemsOn, photoOf } from '../document/records'
import type { Box } from '../geometry/display-list'
import { coveredPart, quietBoxes } from '../geometry/quiet-areas'
import { photoBox } from '../items/photo/compose'
import type { Finding, PreflightWorld } from './finding'
import { coreOf, heartOf, subjectBox } from './subject-box'

/** A subject is still seen while less of its core is covered. */
const COVERED_MOST = 0.2
/** A cover with more of itself in the heart of a subject goes right through it, such as the hanger of a calendar through a face. */
const THROUGH_MOST = 0.5

/** The days of a month, or the years of a calendar, that are printed over a photo. */
function daysOver({ design }: PreflightWorld, { id, surface }: PlacedPhoto): (Box & { label: string })[] {
  const items = itemsOn(design, { id: surface })
  return items
    .slice(items.findIndex((each) => each.id === id) + 1)
    .flatMap((item) =>
      item.type === 'month' ? [{ ...item.frame, label: item.data.shows === 'days' ? 'Days' : 'Year' }] : [],
    )
}

/** The part of a box that lies in another; null for none. */
function within(box: Box, other: Box): Box | null {
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)]
  const width = Math.min(box.x + box.width, other.x + other.width) - x
  const height = Math.min(box.y + box.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** What a photo shows lies where something will cover it. The edges of its subject may: only its middle must be seen. */
export function coveredPhoto(world: PreflightWorld, item: PlacedPhoto): Finding[] {
  const { design, geometry } = world
  const whole = subjectBox(world, item)
  // What the edges of its place cut off is not covered.
  const subject = whole && within(whole, photoBox(geometry, item))
  if (!subject) return []
  const [core, heart] = [coreOf(subject), heartOf(subject)]
  const cover = [...quietBoxes(geometry), ...daysOver(world, item)].find(
    (area) => coveredPart(core, [area]) > COVERED_MOST || coveredPart(area, [heart]) > THROUGH_MOST,
  )
  if (!cover) return []
  const name = photoOf(design, item.data.photo)?.name ?? 'A photo'
  const text = `${cover.label}: part of ${name} is covered here. Move the photo if it matters.`
  return [{ kind: 'photo-covered', surface: item.surface, item: item.id, text, remedy: null }]
}
