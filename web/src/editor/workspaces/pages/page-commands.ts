import { addPage, duplicatePage, removePage } from '@kea/design/arrangement/page-counts'
import { moveKind, movePage, rowOf } from '@kea/design/arrangement/page-moves'
import { pageName } from '@kea/design/arrangement/page-names'
import type { DesignSurface } from '@kea/design/document/document'
import { surfaceOf } from '@kea/design/document/records'
import { partOf } from '@kea/design/product/parts'
import type { Command, CommandContext } from '../../commands/command'
import type { Notice, Session } from '../../model/session'
import { pageOffers, priceText } from './page-offers'

const nameOf = ({ product, design }: CommandContext, surface: DesignSurface): string =>
  pageName(product.definition, design, surface)

/** Says that no page is empty, and what the next number of pages costs. */
function fullNotice(context: CommandContext, { part }: DesignSurface, quantity: number): Notice {
  const { label } = partOf(context.product.definition, context.design.options, part)
  const text = `Every ${label.toLowerCase()} is taken.`
  const { more } = pageOffers(context, part, quantity)
  if (!more) return { tone: 'calm', text: `${text} Remove one first.` }
  const { uid, title } = more.choice
  return { tone: 'calm', text: `${text} ${priceText(more)}`, option: { uid, title, label: title } }
}

type PageEdit = typeof addPage

/** An edit that needs an empty page. Without one it says so. */
const onFreePage = (
  edit: PageEdit,
  id: string,
  quantity: number,
  { label, done }: { label: string; done: string },
): Command => ({
  id: `${label.toLowerCase().replaceAll(' ', '-')}-${id}`,
  label,
  shortcuts: [],
  isEnabled: ({ design }) => surfaceOf(design, id) !== null,
  run: (context) => {
    const { product, design } = context
    const surface = surfaceOf(design, id)
    if (!surface) return null
    const edited = edit(product.definition, design, surface)
    if (!edited) {
      const notice = fullNotice(context, surface, quantity)
      // A notice is read by itself.
      return { session: { notice, announcement: '' } }
    }
    const session = { surface: edited.id, notice: null }
    return edited.patch ? { patch: edited.patch, session } : { session }
  },
  announce: done,
})

/** An empty page behind this one. */
export const addPageBehind = (id: string, quantity: number): Command =>
  onFreePage(addPage, id, quantity, { label: 'Add an empty page', done: 'An empty page follows it' })

/** A copy of a page. */
export const duplicateOfPage = (id: string, quantity: number): Command =>
  onFreePage(duplicatePage, id, quantity, { label: 'Duplicate', done: 'A copy was made' })

/** Takes a page away, or everything off it where pages keep their places. */
export const removalOfPage = (id: string, moves: 'surfaces' | 'photos' | null): Command => ({
  id: `remove-page-${id}`,
  label: moves === 'surfaces' ? 'Remove' : 'Empty it',
  shortcuts: [],
  isEnabled: ({ product, design }) => {
    const surface = surfaceOf(design, id)
    return surface !== null && removePage(product.definition, design, surface) !== null
  },
  run: (context) => {
    const surface = surfaceOf(context.design, id)
    const patch = surface && removePage(context.product.definition, context.design, surface)
    if (!surface || !patch) return null
    const now = moves === 'surfaces' ? 'Removed' : 'Emptied'
    const text = `${now}: ${nameOf(context, surface)}. Your photos stay under Photos.`
    const notice: Notice = { tone: 'calm', text, canUndo: true }
    const row = rowOf(context.product.definition, context.design, surface)
    // The next page has its place now.
    const next = (moves === 'surfaces' && row[row.findIndex((entry) => entry.id === id) + 1]?.id) || id
    return { patch, session: { surface: next, notice } }
  },
  announce: '',
})

/** What a shopper hears after a move. */
function movedText(context: CommandContext, surface: DesignSurface, to: number): string {
  const { product, design } = context
  const row = rowOf(product.definition, design, surface)
  const there = row[to]
  const name = nameOf(context, surface)
  return moveKind(product.definition) === 'photos' && there
    ? `${name} and ${nameOf(context, there)} have changed places`
    : `${name} is in place ${to + 1} of ${row.length} now`
}

/**
 * Moves a page to another place of its row, or lets two pages change what is on them.
 *
 * @param to the place from 0
 */
export const moveOfPage = (id: string, to: number): Command => ({
  id: `move-page-${id}-${to}`,
  label: 'Move here',
  shortcuts: [],
  isEnabled: ({ product, design }) => movePage(product.definition, design, id, to) !== null,
  run: (context) => {
    const surface = surfaceOf(context.design, id)
    const patch = movePage(context.product.definition, context.design, id, to)
    if (!surface || !patch) return null
    const session: Partial<Session> = { announcement: movedText(context, surface, to), notice: null }
    return { patch, session }
  },
  announce: '',
})
