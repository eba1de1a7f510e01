import type { PlacedPhoto, PlacedText } from '../document/document'
import { isFree } from '../document/free-item'
import { photoOf } from '../document/records'
import { panCrop, turnedPhoto } from '../geometry/crop'
import type { Box } from '../geometry/display-list'
import { foldStrips, foldsOf, spineBox } from '../geometry/folds'
import { frameCentre, moveFrame } from '../geometry/frame'
import { boxOf } from '../geometry/outline'
import { coveredPart } from '../geometry/quiet-areas'
import { pixelsOf } from '../geometry/resolution'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { photoBox } from '../items/photo/compose'
import { spineMm, takesSpineText } from '../product/spine'
import type { Finding, PreflightWorld } from './finding'
import { quoted } from './quoted'
import { subjectBox } from './subject-box'
import { broughtInto, lettersBox, overlaps } from './text-findings'

/** A subject of which less is in the fold is still seen. */
const IN_FOLD_MOST = 0.2
/** Rest of a calculation. */
const ALMOST_NONE = 1e-6
/** Words keep this distance from the edges of a spine, which may lie a little beside its place. */
const SPINE_SAFE_MM = 0.5

/** How far, in mm, a box moves to leave a strip, the shorter way first: to the left below 0. None that leaves `within`. */
function waysOut(box: Box, strip: Box, within: Box): number[] {
  const ways = [strip.x - box.x - box.width, strip.x + strip.width - box.x].map(
    (by) => Math.sign(by) * Math.ceil(Math.abs(by) - ALMOST_NONE),
  )
  return ways
    .filter((by) => box.x + by >= within.x && box.x + by + box.width <= within.x + within.width)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
}

const sayWay = (by: number): string => `${Math.abs(by)} mm to the ${by < 0 ? 'left' : 'right'}`

/** A photo whose subject is moved by `by` mm: with its frame, or under the edges of its place. */
function movedPhoto({ design, geometry }: PreflightWorld, item: PlacedPhoto, by: number): PlacedPhoto {
  if (isFree(item) && item.slot === undefined) return { ...item, frame: moveFrame(item.frame, { x: by, y: 0 }) }
  const photo = photoOf(design, item.data.photo)
  if (!photo) return item
  const { width } = photoBox(geometry, item)
  const crop = panCrop(item.data.crop, turnedPhoto(pixelsOf(photo), item.data), { x: -by / width, y: 0 })
  return { ...item, data: { ...item.data, crop } }
}

/** What a photo shows lies so near to a fold that it is not well seen. */
export function photoInFold(world: PreflightWorld, item: PlacedPhoto): Finding[] {
  const { design, geometry } = world
  const subject = subjectBox(world, item)
  const strip = subject && foldStrips(geometry).find((each) => coveredPart(subject, [each]) > IN_FOLD_MOST)
  if (!subject || !strip) return []
  const name = photoOf(design, item.data.photo)?.name ?? 'A photo'
  const place = { kind: 'photo-fold', surface: item.surface, item: item.id } as const
  const within = item.slot === undefined && item.frame ? boxOf(geometry.face) : photoBox(geometry, item)
  for (const by of waysOut(subject, strip, within)) {
    const moved = movedPhoto(world, item, by)
    const after = subjectBox(world, moved)
    if (!after || coveredPart(after, [strip]) > ALMOST_NONE) continue
    const text = `The fold hides part of what ${name} shows. Move it ${sayWay(by)}.`
    return [{ ...place, text, remedy: { kind: 'patch', label: 'Move it out of the fold', patch: { put: [moved] } } }]
  }
  const text = `The fold hides part of what ${name} shows. Another place or another layout suits it better.`
  return [{ ...place, text, remedy: null }]
}

/** The strips and lines that words must not touch. */
const noWords = (geometry: SurfaceGeometry): Box[] => [
  ...foldStrips(geometry),
  ...(geometry.part.spine ? foldsOf(geometry).map((x) => ({ x, y: 0, width: 0, height: geometry.face.height })) : []),
]

const isInside = (box: Box, other: Box): boolean => box.x >= other.x && box.x + box.width <= other.x + other.width

/** Words in the middle of a spine: too thin for words, or thinner than these. */
function onSpine({ geometry, shape }: PreflightWorld, item: PlacedText, spine: Box): Finding[] {
  const { part } = geometry
  const place = { surface: item.surface, item: item.id }
  const name = quoted(item.data.words)
  if (!takesSpineText(part)) {
    const least = part.spine?.leastTextMm ?? 0
    const text = `${name} is on the spine, which is ${spineMm(part)} mm thick. Words need ${least} mm: move them to the front or the back.`
    const remedy = { kind: 'patch', label: 'Remove these words', patch: { remove: [item.id] } } as const
    return [{ kind: 'thin-spine', ...place, text, remedy }]
  }
  if (isInside(lettersBox(item, shape), spine)) return []
  const safe = {
    x: spine.x + SPINE_SAFE_MM,
    y: part.safeMm,
    width: spine.width - 2 * SPINE_SAFE_MM,
    height: spine.height - 2 * part.safeMm,
  }
  const patch = { put: [broughtInto(item, safe, shape)] }
  const text = `${name} is wider than the spine, which is ${spineMm(part)} mm thick.`
  return [{ kind: 'text-fold', ...place, text, remedy: { kind: 'patch', label: 'Make it fit', patch } }]
}

/** Words in the strip of a fold, over the edge of a spine, or on a spine that is too thin for them. */
export function textInFold(world: PreflightWorld, item: PlacedText): Finding[] {
  const { geometry, shape } = world
  const letters = lettersBox(item, shape)
  const spine = spineBox(geometry)
  if (spine && overlaps({ ...frameCentre({ ...letters }), width: 0, height: 0 }, spine))
    return onSpine(world, item, spine)
  const strip = noWords(geometry).find((each) => overlaps(letters, each))
  if (!strip) return []
  const name = quoted(item.data.words)
  const { safeMm } = geometry.part
  const within = { ...boxOf(geometry.face), x: safeMm, width: geometry.face.width - 2 * safeMm }
  const by = waysOut(letters, strip, within).find((way) => {
    const moved = { ...letters, x: letters.x + way }
    return noWords(geometry).every((each) => !overlaps(moved, each)) && !(spine && overlaps(moved, spine))
  })
  const place = { kind: 'text-fold', surface: item.surface, item: item.id } as const
  if (by === undefined) {
    return [{ ...place, text: `${name} runs through the fold. Make it smaller, or put it on one page.`, remedy: null }]
  }
  const patch = { put: [{ ...item, frame: moveFrame(item.frame, { x: by, y: 0 }) }] }
  const text = `${name} lies in the fold. Move it ${sayWay(by)}.`
  return [{ ...place, text, remedy: { kind: 'patch', label: 'Move it out of the fold', patch } }]
}
