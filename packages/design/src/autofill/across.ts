import type { DesignDocument, DesignSurface } from '../document/document'
import { photoOf } from '../document/records'
import { cropInBox } from '../geometry/automatic-crop'
import { coveredPart, inCrop, quietInBox } from '../geometry/quiet-areas'
import { pixelsOf, ppiOf } from '../geometry/resolution'
import { geometryOn } from '../geometry/surfaces'
import { plainestFor } from '../layouts/layouts'
import { layoutSlots } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import type { PageArrangement } from './arrange-run'
import { CUT_MOST, type Shot } from './fit'

/** A photo across a spread is so much wider than high. */
const ACROSS_LEAST = 1.3
/** And loses no more of itself. */
const ACROSS_LOST_MOST = 0.4

/** One photo over all of a spread, to its edges. */
export const ACROSS: PageArrangement = { layout: plainestFor(1), shape: 'across', order: [0], cost: 0 }
export const ACROSS_SPACES = { gapMm: 0, marginMm: 0 }

/** True for a photo that may lie across the fold of a spread: sharp enough, and with its subject on one page. */
export function suitsAcross(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
  shot: Shot,
): boolean {
  const photo = photoOf(design, shot.id)
  if (!photo?.subject || shot.ratio < ACROSS_LEAST) return false
  const geometry = geometryOn(definition, design, surface)
  const [box] = layoutSlots({ id: ACROSS.layout, ...ACROSS_SPACES }, geometry)
  if (!box) return false
  const crop = cropInBox(photo, { turns: 0 }, geometry, box)
  const subject = inCrop(photo.subject, crop)
  const seen = coveredPart(subject, [{ x: 0, y: 0, width: 1, height: 1 }])
  return (
    ppiOf(crop, pixelsOf(photo), box) >= definition.resolution.leastPpi &&
    1 - crop.width * crop.height <= ACROSS_LOST_MOST &&
    1 - seen <= CUT_MOST &&
    coveredPart(subject, quietInBox(geometry, box)) === 0
  )
}

/** The best photos that may lie across a spread, with enough others between them. */
export function acrossShots(
  shots: readonly Shot[],
  apart: number,
  suits: (shot: Shot) => boolean,
): ReadonlySet<number> {
  const chosen: number[] = []
  const heroes = [...shots.entries()]
    .filter(([, { isHero }]) => isHero)
    .toSorted(([, a], [, b]) => b.score - a.score || (a.id < b.id ? -1 : 1))
  for (const [at, shot] of heroes)
    if (chosen.every((other) => Math.abs(other - at) >= apart) && suits(shot)) chosen.push(at)
  return new Set(chosen)
}
