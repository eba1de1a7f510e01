import type { DesignDocument, DesignSurface, SurplusPhoto } from '../document/document'
import { photoOf, photoUses, surfacesOf } from '../document/records'

type WithRecords = Pick<DesignDocument, 'records'>

/** The most that a surface keeps. */
export const SURPLUS_MAX = 30

/** The photos that wait on a surface for a larger layout: still in the design, and placed nowhere else since. */
export function surplusOn(design: WithRecords, { surplus = [] }: Pick<DesignSurface, 'surplus'>): SurplusPhoto[] {
  const uses = photoUses(design)
  return surplus.filter(({ data }) => photoOf(design, data.photo) !== null && !uses.has(data.photo))
}

/** The ids of the photos that wait on some surface. They stay with their page. */
export const waitingPhotos = (design: WithRecords): ReadonlySet<string> =>
  new Set(surfacesOf(design).flatMap((surface) => surplusOn(design, surface).map(({ data }) => data.photo)))

/** A surface that keeps these photos, in the order of their places. Of too many, those listed first stay. */
export function withSurplus({ surplus: _, ...surface }: DesignSurface, kept: readonly SurplusPhoto[]): DesignSurface {
  const most = kept.slice(0, SURPLUS_MAX).toSorted((a, b) => a.slot - b.slot)
  return { ...surface, ...(most.length > 0 && { surplus: most }) }
}
