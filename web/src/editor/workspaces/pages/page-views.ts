import { canBeFilled, isFilled } from '@kea/design/arrangement/filled-pages'
import { isEmpty } from '@kea/design/arrangement/is-empty'
import { moveKind, rowOf } from '@kea/design/arrangement/page-moves'
import { isLocked } from '@kea/design/autofill/locked'
import type { DesignDocument } from '@kea/design/document/document'
import { placedPhotosOn } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import type { ProductDefinition } from '@kea/design/product/definition'
import { isSameSide, type SideView, sideViews } from '../side-view'

/** A page of the overview. */
export interface PageView extends SideView {
  id: string
  /** The place among the pages of its kind, from 0, and how many these are; -1 for the second card of a pair. */
  at: number
  of: number
  photos: number
  /** True where nothing is on it but what it started with. */
  isEmpty: boolean
  /** True for a page that the shopper has changed, in a design whose pages are filled by themselves. */
  isOwn: boolean
  /** What a shopper moves; null for a page that stays where it is. */
  moves: 'surfaces' | 'photos' | null
}

/** All pages in print order. */
export function pageViews(definition: ProductDefinition, design: DesignDocument): PageView[] {
  const views = sideViews(definition, design)
  const parts = new Set(views.map(({ side }) => side.surface.part))
  const rows = new Map([...parts].map((part) => [part, rowOf(definition, design, { part })]))
  const isOwnSeen = canBeFilled(definition) && isFilled(design)
  return views.map((view) => {
    const { surface } = view.side
    const row = rows.get(surface.part) ?? []
    const at = row.findIndex(({ id }) => id === surface.id)
    return {
      ...view,
      id: surface.id,
      at,
      of: row.length,
      photos: placedPhotosOn(design, surface).length,
      isEmpty: isEmpty(design, surface),
      isOwn: isOwnSeen && isLocked(design, surface),
      moves: at >= 0 && row.length > 1 ? moveKind(definition) : null,
    }
  })
}

/** True where both are shown alike in the overview. */
export const isSamePage = (a: PageView, b: PageView): boolean =>
  isSameSide(a, b) && a.at === b.at && a.of === b.of && a.moves === b.moves && a.isOwn === b.isOwn

/** How many of the pages that need something on them have it. The two cards of a pair count as one. */
export function filledCount(views: readonly PageView[]): { filled: number; needed: number } {
  const needed = views.filter(({ side }) => !side.part.mayBeEmpty)
  const firstOf = ({ id, side }: PageView): string => side.surface.pairWith ?? id
  const all = new Set(needed.map(firstOf))
  const open = new Set(needed.filter(({ isEmpty }) => isEmpty).map(firstOf))
  return { filled: all.size - open.size, needed: all.size }
}

/** True for a page that may change places with another one: the kinds stay apart. */
export const canDrop = (page: PageView | undefined, over: PageView | undefined): boolean =>
  Boolean(page?.moves && over?.moves) && page?.id !== over?.id && page?.side.surface.part === over?.side.surface.part

/** The width of the widest page, divided by its height. All have a frame of this shape, so that they are drawn to one scale. */
export const widestShape = (definition: ProductDefinition, views: readonly PageView[]): number =>
  Math.max(
    ...views.map(({ side, options }) => {
      const { face } = geometryOn(definition, { options }, side.surface)
      return face.width / face.height
    }),
    0.5,
  )

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

/** True for an empty page that is finished as it is: a back with its pattern. */
export const isPatternOnly = ({ isEmpty, side }: Pick<PageView, 'isEmpty' | 'side'>): boolean =>
  isEmpty && side.part.mayBeEmpty && side.surface.background?.kind === 'pattern'

/** What is on a page, in a few words. */
export function contentsText(view: Pick<PageView, 'isEmpty' | 'photos' | 'side'>): string {
  const { isEmpty, photos } = view
  if (isPatternOnly(view)) return 'Pattern only'
  if (isEmpty) return 'Empty'
  return photos === 0 ? 'No photo' : counted(photos, 'photo', 'photos')
}

/** What a screen reader says of a page. */
export const pageLabel = (view: PageView, findings: number): string =>
  [
    view.name,
    contentsText(view).toLowerCase(),
    view.isOwn && 'changed by you',
    findings > 0 && counted(findings, 'thing to check', 'things to check'),
  ]
    .filter(Boolean)
    .join(', ')
