import type { DesignDocument, DesignSurface } from '../document/document'
import { HALVES, type Half, halvesOf } from '../geometry/folds'
import { geometryOn } from '../geometry/surfaces'
import type { SurfaceLayout } from '../layouts/layout-data'
import type { ProductDefinition } from '../product/definition'
import { ACROSS, acrossShots, suitsAcross } from './across'
import { type RunArranger, runArranger } from './arrange-run'
import { DENSITIES, type Density } from './density'
import type { Shot } from './fit'
import { type PageFill, pageFill } from './page-fill'
import { pageKind } from './page-kind'
import type { ArrangedPage } from './page-layout'
import { pageSpaces } from './page-spaces'
import { longestRun, PAGE_PHOTOS_MAX, type PartitionPage, partition } from './partition'
import { bestShots } from './shots'
import { type TreeSolver, treeSolver } from './solve-trees'

/** A page of a book: a surface, or one half of it. */
interface StoryPage {
  surface: DesignSurface
  side: Half | null
}

/** The surfaces that so few photos can fill. Each spread shows one at least. */
function reachable(
  surfaces: readonly DesignSurface[],
  photos: number,
  isSpread: (surface: DesignSurface) => boolean,
): readonly DesignSurface[] {
  const spreads = surfaces.filter(isSpread)
  return photos < spreads.length ? spreads.slice(0, photos) : surfaces
}

type Spaces = Pick<SurfaceLayout, 'gapMm' | 'marginMm'>

/** The pages as the photos are divided among them. What pages of one kind have in common is made once. */
function partitionPages(
  definition: ProductDefinition,
  design: DesignDocument,
  pages: readonly StoryPage[],
  shots: readonly Shot[],
  spacesOf: (surface: DesignSurface) => Spaces,
  across: ReadonlySet<number>,
): PartitionPage[] {
  const solvers = new Map<number, TreeSolver>()
  const arrangers = new Map<string, RunArranger>()
  const solverFor = (gapMm: number): TreeSolver => {
    const ratios = shots.map(({ ratio }) => ratio)
    const solver = solvers.get(gapMm) ?? treeSolver(ratios, longestRun(shots.length, pages.length), gapMm)
    solvers.set(gapMm, solver)
    return solver
  }
  const arrangerFor = ({ surface, side }: StoryPage): RunArranger => {
    const key = `${surface.part} ${side} ${surface.orientation}`
    const known = arrangers.get(key)
    if (known) return known
    const spaces = spacesOf(surface)
    const kind = pageKind(geometryOn(definition, design, surface), side, spaces, definition.resolution.leastPpi)
    const made = runArranger(kind, shots, solverFor(spaces.gapMm))
    arrangers.set(key, made)
    return made
  }
  const crossing = (at: number) => (across.has(at) ? ACROSS : undefined)
  return pages.map((page) => ({
    side: page.side,
    arranger: arrangerFor(page),
    ...(page.side === 'left' && { across: crossing }),
  }))
}

/**
 * Fills bound pages with photos in the order of time.
 *
 * @param surfaces those that may be filled, in print order
 */
export function fillStory(
  definition: ProductDefinition,
  design: DesignDocument,
  surfaces: readonly DesignSurface[],
  all: readonly Shot[],
  density: Density,
): PageFill[] {
  if (all.length === 0 || surfaces.length === 0) return []
  const isSpread = (surface: DesignSurface) => halvesOf(geometryOn(definition, design, surface)) !== null
  const pages = reachable(surfaces, all.length, isSpread).flatMap((surface): StoryPage[] =>
    isSpread(surface) ? HALVES.map((side) => ({ surface, side })) : [{ surface, side: null }],
  )
  const shots = bestShots(all, pages.length * PAGE_PHOTOS_MAX)
  const spacesOf = (surface: DesignSurface) =>
    pageSpaces(definition, design, surface, geometryOn(definition, design, surface), density)
  const spread = surfaces.find(isSpread)
  const apart = Math.ceil((2 * DENSITIES[density].spreadsApart * shots.length) / pages.length)
  const across = acrossShots(
    shots,
    apart,
    (shot) => spread !== undefined && suitsAcross(definition, design, spread, shot),
  )
  const arranged = new Map<DesignSurface, ArrangedPage[]>()
  const divided = partition(partitionPages(definition, design, pages, shots, spacesOf, across), shots)
  for (const { page, from, count, arrangement, isAcross } of divided ?? []) {
    const { surface, side } = pages[page] ?? {}
    if (!surface || !arrangement) continue
    const photos = shots.slice(from, from + count).map(({ id }) => id)
    const own = { side: isAcross ? null : (side ?? null), isAcross, arrangement, photos }
    arranged.set(surface, [...(arranged.get(surface) ?? []), own])
  }
  return [...arranged].map(([surface, own]) => pageFill(design, surface, own, spacesOf(surface)))
}
