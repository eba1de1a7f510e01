import type { WishListUserInputErrorType } from '../../__generated__/types'
import type { Clock } from '../../clock'
import { randomId } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import { ownerOfCustomer } from '../customers/customer-owner'
import type { CustomersService } from '../customers/service'
import type { RevisionFacts } from '../designs/repo'
import type { WishlistRepo } from './repo'

/** A page of the list, and a bound for the answer. */
const ENTRIES_MAX = 100
const TOKEN = /^[0-9a-f]{32}$/

interface Dependencies {
  repo: WishlistRepo
  customers: Pick<CustomersService, 'current' | 'isLoggedIn'>
  catalogue: Pick<CatalogueService, 'bySku'>
  clock: Clock
}

/** A product in a list, or a saved design for it. */
export interface WishlistEntry {
  id: string
  product: Product
  design: RevisionFacts | null
  addedAt: string
}

export interface WantedEntry {
  sku: string
  designUid: string | null
}

interface WishlistError {
  code: WishListUserInputErrorType
  message: string
}

const limitItems = (items: readonly unknown[]): void => {
  if (items.length > ENTRIES_MAX) throw inputRefusal(`At most ${ENTRIES_MAX} items can be sent at once.`)
}

export function createWishlistService({ repo, customers, catalogue, clock }: Dependencies) {
  const now = () => clock().toISOString()

  /** Products on sale, and designs that are still the customer's. */
  const found = async (customerId: number, wanted: readonly WantedEntry[]) => {
    const uids = wanted.flatMap(({ designUid }) => designUid ?? [])
    const [products, own] = await Promise.all([
      catalogue.bySku([...new Set(wanted.map(({ sku }) => sku))]),
      uids.length === 0 ? [] : repo.designs(await ownerOfCustomer(customerId), uids, now()),
    ])
    return ({ sku, designUid }: WantedEntry) => ({
      product: products.find((product) => product.sku === sku),
      design: designUid === null ? null : own.find((design) => design.uid === designUid && design.sku === sku),
    })
  }

  const entriesOf = async (customerId: number): Promise<WishlistEntry[]> => {
    const rows = await repo.list(customerId)
    if (rows.length === 0) return []
    const wanted = rows.map(({ sku, design_uid }) => ({ sku, designUid: design_uid || null }))
    const find = await found(customerId, wanted)
    return rows.flatMap(({ id, added_at }, at) => {
      const { product, design } = find(wanted[at] as WantedEntry)
      return product && design !== undefined ? [{ id: `${id}`, product, design, addedAt: added_at }] : []
    })
  }

  /** Several fields of an answer need the list. */
  let known: Promise<WishlistEntry[]> | null = null
  const entries = (): Promise<WishlistEntry[]> => {
    known ??= customers.isLoggedIn() ? entriesOf(customers.current().id) : Promise.resolve([])
    return known
  }

  /** The customer whose list it is. As in Magento, 0 is the list of the caller. */
  const ownerOf = (listId: string): number => {
    const { id } = customers.current()
    // The same answer for another customer's list: it must not tell whether there is one.
    if (!['0', `${id}`].includes(listId)) throw missingRefusal('The wishlist was not found.')
    return id
  }

  return {
    /** The id of the caller's list; null for a guest. */
    id: (): string | null => (customers.isLoggedIn() ? `${customers.current().id}` : null),
    entries,

    /** The token of the link to the caller's list; null for none. */
    sharingCode: async (): Promise<string | null> =>
      customers.isLoggedIn() ? repo.token(customers.current().id) : null,

    /** Adds to the caller's list. Answers what was left out, and why. */
    async add(listId: string, items: readonly WantedEntry[]): Promise<WishlistError[]> {
      const customerId = ownerOf(listId)
      limitItems(items)
      const errors: WishlistError[] = []
      const find = await found(customerId, items)
      const wanted = items.flatMap((item) => {
        const { product, design } = find(item)
        if (product && design !== undefined) return [{ sku: item.sku, design: item.designUid ?? '' }]
        errors.push(
          product
            ? { code: 'UNDEFINED', message: 'We could not find this design.' }
            : { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${item.sku}"` },
        )
        return []
      })
      const different = wanted.filter(
        ({ sku, design }, at) => wanted.findIndex((other) => other.sku === sku && other.design === design) === at,
      )
      await repo.add({ customerId, entries: different, now: now(), max: ENTRIES_MAX })
      known = null
      const rows = await repo.list(customerId)
      const isIn = ({ sku, design }: { sku: string; design: string }) =>
        rows.some((row) => row.sku === sku && row.design_uid === design)
      if (!different.every(isIn)) {
        const message = `Your wishlist is full: it holds ${ENTRIES_MAX} products. Remove one to make room.`
        errors.push({ code: 'UNDEFINED', message })
      }
      return errors
    },

    /** Removes from the caller's list. Answers what was not in it. */
    async remove(listId: string, ids: readonly string[]): Promise<WishlistError[]> {
      const customerId = ownerOf(listId)
      limitItems(ids)
      const removed = await repo.remove(customerId, ids)
      known = null
      return ids
        .filter((id) => !removed.includes(id))
        .map((id) => ({
          code: 'PRODUCT_NOT_FOUND',
          message: `The wishlist item with ID "${id}" does not belong to the wishlist`,
        }))
    },

    async share(): Promise<void> {
      await repo.share(customers.current().id, randomId(), now())
    },

    async stopSharing(): Promise<void> {
      await repo.stopSharing(customers.current().id)
    },

    /** The list behind a link; null for a token that does not work. */
    async shared(token: string): Promise<{ firstname: string; entries: WishlistEntry[] } | null> {
      const sharer = TOKEN.test(token) ? await repo.sharer(token) : null
      return sharer && { firstname: sharer.firstname, entries: await entriesOf(sharer.id) }
    },
  }
}
