import type { DesignSurface } from '../document/document'
import { itemsOn } from '../document/records'
import type { Box } from '../geometry/display-list'
import { halfTurnedBox } from '../geometry/frame'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import { reframeItem } from '../items/item-types'
import { isSlotted, refitSlots } from '../layouts/edits'
import { isBothWays } from '../layouts/layouts'
import { placesOf } from '../layouts/slots'
import type { Finding, PreflightWorld, Remedy } from './finding'
import { MEANT_MM, reachingBleed } from './reaching-bleed'

/** The distances of a box from the edges of a face: left, top, right, bottom. */
const distances = ({ x, y, width, height }: Box, face: Size) =>
  [x, y, face.width - x - width, face.height - y - height] as const

/** True where a box leaves a narrow border on two opposite sides of the face. What nearly reaches the edge leaves none. */
function hasThinBorder(box: Box, { part, face }: SurfaceGeometry): boolean {
  const least = part.leastBorderMm ?? 0
  const [left, top, right, bottom] = distances(box, face).map((mm) => mm >= MEANT_MM && mm < least)
  return Boolean((left && right) || (top && bottom))
}

/** The box around several. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** What a layout covers of the face. */
function layoutBox(surface: DesignSurface, geometry: SurfaceGeometry): Box | null {
  const slots = placesOf(surface, geometry).map(({ box }) => box)
  if (slots.length === 0) return null
  return around(
    isBothWays(surface.layout) ? [...slots, ...slots.map((slot) => halfTurnedBox(slot, geometry.face))] : slots,
  )
}

function ofLayout({ design, geometry }: PreflightWorld, surface: DesignSurface): { remedy: Remedy } | null {
  const { layout } = surface
  const box = layoutBox(surface, geometry)
  if (!layout || !box || !hasThinBorder(box, geometry)) return null
  const changed = { ...surface, layout: { ...layout, marginMm: 0 } }
  const put = [changed, ...refitSlots(design, changed, geometry, geometry)]
  return { remedy: { kind: 'patch', label: 'Fill it to the edge', patch: { put } } }
}

/** An even border that is so narrow that one sees where the cut is a little off. */
export function thinBorder(world: PreflightWorld, surface: DesignSurface): Finding[] {
  const { design, geometry } = world
  const { leastBorderMm } = geometry.part
  if (leastBorderMm === undefined) return []
  const text = `The border is narrower than ${leastBorderMm} mm, so a cut that is slightly off would show. Fill it to the edge, or leave ${leastBorderMm} mm.`
  const finding = { kind: 'thin-border', surface: surface.id, text } as const
  const found = ofLayout(world, surface)
  const framed = itemsOn(design, surface).flatMap((item): Finding[] => {
    const isPlain = item.type === 'photo' || item.type === 'shape'
    if (!isPlain || !item.frame || item.frame.angle !== 0 || isSlotted(item)) return []
    if (!hasThinBorder(item.frame, geometry)) return []
    const frame = reachingBleed(geometry, item.frame, leastBorderMm)
    const put = frame ? [reframeItem(item, frame, world)] : []
    return [{ ...finding, item: item.id, remedy: { kind: 'patch', label: 'Extend it past the edge', patch: { put } } }]
  })
  return [...(found ? [{ ...finding, item: null, ...found }] : []), ...framed]
}
