import { routes } from '@kea/shared/routes'
import type { DraftEntry } from '~/lib/drafts/drafts'
import { fieldsOf } from '~/lib/fields-of'

/** An unfinished design, of this device or of the store. */
export interface Unfinished {
  id: string
  /** The draft on this device; null for one that only the store has. */
  key: string | null
  /** The design in the store; null for one that only this device has. */
  uid: string | null
  sku: string
  name: string
  /** The product's name where it is not the name. */
  product: string
  /** The path that opens it. */
  path: string
  changedAt: string
  picture: Blob | string | null
}

/** A design of the store's list. */
export interface StoredEntry {
  uid: string
  sku: string | null
  name: string | null
  preview_image: string | null
  edit_link: string | null
  updated_at: string | null
}

const UNNAMED = 'Your design'

const hasItems = (design: unknown): boolean =>
  Object.values(fieldsOf(fieldsOf(design).records)).some((record) => fieldsOf(record).kind === 'item')

/** The path of a draft that was saved before drafts had one. */
function pathOf({ key, design }: DraftEntry): string {
  const { tool, sku } = fieldsOf(design)
  const [kind, id] = key.split(':')
  const search = new URLSearchParams({ sku: String(sku), ...(kind === 'design' && id && { design: id }) })
  return typeof tool === 'string' ? `/${tool}?${search}` : routes.home()
}

function fromDraft(draft: DraftEntry): Unfinished {
  const product = draft.card?.product ?? ''
  const name = draft.name || product || UNNAMED
  return {
    id: draft.key,
    key: draft.key,
    uid: draft.designUid,
    sku: String(fieldsOf(draft.design).sku),
    name,
    product: name === product ? '' : product,
    path: draft.card?.path || pathOf(draft),
    changedAt: draft.savedAt,
    picture: draft.picture ?? null,
  }
}

const fromStore = (stored: StoredEntry): Unfinished => ({
  id: stored.uid,
  key: null,
  uid: stored.uid,
  sku: stored.sku ?? '',
  name: stored.name || UNNAMED,
  product: '',
  path: stored.edit_link ?? routes.home(),
  // The store's times are UTC without a zone.
  changedAt: stored.updated_at ? `${stored.updated_at.replace(' ', 'T')}Z` : '',
  picture: stored.preview_image,
})

/** All unfinished designs, each once, the last changed one first. A draft without an item is none. */
export function unfinishedOf(drafts: readonly DraftEntry[], stored: readonly StoredEntry[]): Unfinished[] {
  const known = new Set(drafts.map(({ designUid }) => designUid))
  return [
    ...drafts.filter(({ design }) => hasItems(design)).map(fromDraft),
    ...stored.filter(({ uid }) => !known.has(uid)).map(fromStore),
  ].sort((a, b) => b.changedAt.localeCompare(a.changedAt))
}
