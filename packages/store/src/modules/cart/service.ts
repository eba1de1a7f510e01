import type { Clock } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { randomId } from '../../identity'
import { inputRefusal, missingRefusal, Refusal } from '../../refusal'
import type { LineDesign, LineDesigns } from '../designs/line-designs'
import type { WantedDesign } from '../designs/repo'
import type { DailyUse } from '../limits/daily-use'
import { cartIdMissing, cartNotActive, cartNotFound, cartOfSomeoneElse } from './cart-refusals'
import { addLines, type ItemRefusal } from './lines/add-lines'
import { changeLine, changesDesign, type LineUpdate, withQuantity } from './lines/change-line'
import type { ItemRequest } from './lines/item-request'
import type { Address, Cart, CartLine } from './state/cart'
import type { CartState, NewLine, StoredLine } from './state/cart-state'
import { type ChangeRequest, createCartChanger, isUsableBy, MASKED_ID } from './state/change-cart'
import { toCart } from './state/load-cart'
import type { CartRepo } from './state/repo'

interface Dependencies {
  repo: CartRepo
  designs: LineDesigns
  dailyUse: DailyUse
  clock: Clock
  /** Key of the request: the same key again adds nothing. */
  idempotencyKey: string | null
  /** The customer who asks; null for a guest. */
  customerId: number | null
  pause: (ms: number) => Promise<void>
}

/** More lines than anyone changes at once; each costs a few reads. */
const ITEMS_MAX = 100

const checkCount = (items: readonly unknown[]): void => {
  if (items.length > ITEMS_MAX) throw inputRefusal(`At most ${ITEMS_MAX} items can be sent at once.`)
}

const designsOn = (lines: readonly NewLine[]): LineDesign[] => lines.flatMap(({ design }) => design ?? [])

/** The ids with those of all other lines of their designs by copies and of their bundles: these leave a cart together. */
function withTheirs({ lines }: Cart, ids: readonly number[]): number[] {
  const gone = lines.filter(({ id }) => ids.includes(id))
  const isGone = ({ id, product, design, bundle }: CartLine) =>
    ids.includes(id) ||
    (product.isCountedInDesign && gone.some((line) => design !== null && line.design?.uid === design.uid)) ||
    (bundle !== null && gone.some((line) => line.bundle?.uid === bundle.uid))
  return lines.filter(isGone).map(({ id }) => id)
}

/** The designs that an addition names, its own and those of its parts. */
const designsIn = ({ designUid, designRevision, partDesigns }: ItemRequest): WantedDesign[] =>
  [{ designUid, designRevision }, ...partDesigns].flatMap(({ designUid: uid, designRevision: revision }) =>
    uid !== null && revision !== null ? [{ uid, revision, lineId: null }] : [],
  )

export function createCartService(dependencies: Dependencies) {
  const { repo, designs, dailyUse, clock, idempotencyKey, customerId, pause } = dependencies
  const change = createCartChanger({ repo, clock, customerId, pause })

  /** `seen`: what replaces parts of the stored cart. */
  const findAny = async (maskedId: string, seen: Partial<CartState> = {}): Promise<Cart | null> => {
    const now = clock()
    const read = MASKED_ID.test(maskedId) ? await repo.read(maskedId, { now }) : null
    if (read && !isUsableBy(customerId, read.state)) throw cartOfSomeoneElse(maskedId)
    return read && toCart({ ...read.state, ...seen }, now)
  }
  const open = async (maskedId: string, seen: Partial<CartState> = {}): Promise<Cart> => {
    if (maskedId === '') throw cartIdMissing()
    const cart = await findAny(maskedId, seen)
    if (!cart) throw cartNotFound(maskedId)
    if (!cart.active) throw cartNotActive()
    return cart
  }

  async function add(
    maskedId: string,
    items: readonly ItemRequest[],
    isAllOrNone: boolean,
  ): Promise<{ cart: Cart; refusals: ItemRefusal[] }> {
    checkCount(items)
    const wanted = items.flatMap(designsIn)
    checkCount(wanted)
    let refused: ItemRefusal[] = []
    const cart = await change(maskedId, {
      skus: [...new Set(items.map(({ sku }) => sku))],
      additionKey: idempotencyKey,
      reads: designs.reads(wanted),
      async decide(opened, { state, isRepeated, results }) {
        if (isRepeated) return null
        const check = designs.check(results[0])
        const { added, changed, removed, refusals } = await addLines(opened, items, state.products, check, clock())
        refused = refusals
        if (added.length + changed.length === 0 || (isAllOrNone && refusals.length > 0)) return null
        return { added, changed, removed, beside: designs.keep(designsOn([...added, ...changed])) }
      },
    })
    return { cart, refusals: refused }
  }

  return {
    /** An active cart, or Magento's refusal. */
    open: (maskedId: string): Promise<Cart> => open(maskedId),

    /** An active cart as if it went to this address, which is not stored. */
    openFor: (maskedId: string, shipping: Address): Promise<Cart> => open(maskedId, { shipping }),

    /** A cart in any state; null for an unknown one. Refuses another customer's. */
    findAny: (maskedId: string): Promise<Cart | null> => findAny(maskedId),

    /** Changes an active cart, or refuses; see `createCartChanger`. */
    change: (maskedId: string, request: ChangeRequest): Promise<Cart> => change(maskedId, request),

    /** A new cart of a guest. */
    async create(wanted: string | null): Promise<Cart> {
      if (customerId !== null) {
        throw new Refusal('graphql-already-exists', 'Use `Query.customerCart` for logged in customer.')
      }
      if (wanted !== null && !MASKED_ID.test(wanted)) throw inputRefusal('Cart ID length should to be 32 symbols.')
      const maskedId = wanted ?? randomId()
      const counting = dailyUse.counting('carts', 0)
      const created = await repo
        .create({ maskedId, owner: null }, clock().toISOString(), counting)
        .catch(refuseDayLimit('carts'))
      if (!created) {
        throw new Refusal('graphql-already-exists', `Cart with ID "${maskedId}" already exists.`)
      }
      return open(maskedId)
    },

    /** Good items are added and bad ones are named, independently of each other. */
    add: (maskedId: string, items: readonly ItemRequest[]) => add(maskedId, items, false),

    /** All items are added, or none and the bad ones are named. */
    addAll: (maskedId: string, items: readonly ItemRequest[]) => add(maskedId, items, true),

    update(maskedId: string, updates: readonly LineUpdate[]): Promise<Cart> {
      checkCount(updates)
      const wanted = updates.filter(changesDesign).map(({ designUid: uid, designRevision: revision, lineId }) => ({
        uid,
        revision,
        lineId,
      }))
      return change(maskedId, {
        reads: designs.reads(wanted),
        async decide(cart, { results }) {
          const check = designs.check(results[0])
          const removed = withTheirs(
            cart,
            updates.filter(({ quantity }) => quantity === 0).map(({ lineId }) => lineId),
          )
          const changed: StoredLine[] = []
          for (const update of updates) {
            const line = cart.lines.find(({ id }) => id === update.lineId)
            if (!line) throw missingRefusal(`Could not find cart item with id: ${update.lineId}.`)
            if (removed.includes(line.id)) continue
            // The same request may have changed its bundle before.
            const quantity = changed.findLast(({ id }) => id === line.id)?.quantity ?? line.quantity
            const next = await changeLine(cart, { ...line, quantity }, update, check, clock())
            changed.push(next, ...withQuantity(cart, changed, next))
          }
          return { changed, removed, beside: wanted.length > 0 ? designs.keep(designsOn(changed)) : [] }
        },
      })
    },

    remove: (maskedId: string, lineId: number): Promise<Cart> =>
      change(maskedId, {
        decide(cart) {
          if (!cart.lines.some(({ id }) => id === lineId)) throw missingRefusal("The cart doesn't contain the item")
          return { removed: withTheirs(cart, [lineId]) }
        },
      }),
  }
}

export type CartService = ReturnType<typeof createCartService>
