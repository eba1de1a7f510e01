import type { PlacedPhoto } from '../document/document'
import { isFree } from '../document/free-item'
import { optionsOn, photoOf, surfaceOf } from '../document/records'
import { largestGoodSize, printQuality } from '../geometry/resolution'
import { sharperCrop } from '../geometry/sharper-crop'
import { reframeItem } from '../items/item-types'
import { coveredPhoto } from './covered-photo'
import type { Finding, PreflightWorld, Remedy } from './finding'
import { MEANT_MM, reachingBleed } from './reaching-bleed'

/** The name of the photo that an item shows. */
const nameOf = ({ design }: PreflightWorld, { data }: PlacedPhoto): string =>
  photoOf(design, data.photo)?.name ?? 'A photo'

function blurry(world: PreflightWorld, item: PlacedPhoto): Finding[] {
  const { definition, design } = world
  const quality = printQuality(definition, design, item)
  const surface = surfaceOf(design, item.surface)
  if (quality?.level !== 'poor' || !surface) return []
  const place = { kind: 'blurry', surface: item.surface, item: item.id } as const
  const sharper = sharperCrop(definition, design, item)
  if (sharper) {
    const text = `${nameOf(world, item)} is enlarged to ${sharper.percent} % and comes out blurry.`
    const put = [{ ...item, data: { ...item.data, crop: sharper.crop } }]
    return [{ ...place, text, remedy: { kind: 'patch', label: 'Zoom out', patch: { put } } }]
  }
  const optionUid = definition.sizeFollowsPhoto && !item.frame ? largestGoodSize(definition, design, item) : null
  const remedy: Remedy | null =
    optionUid && !optionsOn(design, surface).includes(optionUid)
      ? { kind: 'size', optionUid }
      : smaller(item, quality.ppi / definition.resolution.goodPpi)
  const text = `${nameOf(world, item)} comes out blurry at this size.`
  return [{ ...place, text, remedy }]
}

/** A sample photo of the shop, which a shopper may print but rarely means to. */
function sample(world: PreflightWorld, item: PlacedPhoto): Finding[] {
  if (!photoOf(world.design, item.data.photo)?.sample) return []
  const text = `${nameOf(world, item)} is one of our sample photos. Replace it with your own.`
  return [{ kind: 'sample', surface: item.surface, item: item.id, text, remedy: null }]
}

/** A framed photo at a share of its size, about its centre. */
function smaller(item: PlacedPhoto, share: number): Remedy | null {
  if (!isFree(item) || item.slot !== undefined) return null
  const { x, y, width, height } = item.frame
  const frame = {
    ...item.frame,
    x: x + (width * (1 - share)) / 2,
    y: y + (height * (1 - share)) / 2,
    width: width * share,
    height: height * share,
  }
  return { kind: 'patch', label: 'Make it smaller', patch: { put: [{ ...item, frame }] } }
}

/** A photo that ends at the edge of the print and not past it. */
function whiteEdge(world: PreflightWorld, item: PlacedPhoto): Finding[] {
  const { geometry } = world
  const { part } = geometry
  const mayShowWhite = part.bleedMm > 0 && part.wrapMm === 0 && part.borderMm === 0 && part.outline.kind === 'rect'
  const frame =
    mayShowWhite && item.frame?.angle === 0 && item.slot === undefined
      ? reachingBleed(geometry, item.frame, MEANT_MM)
      : null
  if (!frame) return []
  const text = `${nameOf(world, item)} ends right at the edge, so a thin white line may show.`
  const patch = { put: [reframeItem(item, frame, world)] }
  const remedy = { kind: 'patch', label: 'Extend it past the edge', patch } as const
  return [{ kind: 'white-edge', surface: item.surface, item: item.id, text, remedy }]
}

/** What will go wrong with a photo: too few pixels, a white line at the edge, a cover over what it shows, or a photo that is not the shopper's. */
export const photoFindings = (world: PreflightWorld, item: PlacedPhoto): Finding[] => [
  ...sample(world, item),
  ...blurry(world, item),
  ...whiteEdge(world, item),
  ...coveredPhoto(world, item),
]
