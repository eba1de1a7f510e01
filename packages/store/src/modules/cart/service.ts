import type { Clock } from '../../clock'
import { randomId } from '../../identity'
import { inputRefusal, missingRefusal, Refusal } from '../../refusal'
import type { CatalogueService } from '../catalogue/service'
import { type DailyUse, isOverDayLimit } from '../limits/daily-use'
import { addLines, type ItemRefusal, type ItemRequest } from './add-lines'
import type { Cart } from './cart'
import { changeLine, type LineUpdate } from './change-line'
import type { DesignCheck } from './item-check'
import { toCart } from './load-cart'
import type { CartRepo, CartRow } from './repo'

interface Dependencies {
  repo: CartRepo
  catalogue: CatalogueService
  designCheck: DesignCheck
  dailyUse: DailyUse
  clock: Clock
  /** Where the shop is for real: nobody pays to a sample account. */
  isProduction: boolean
}

/** More lines than anyone changes in one go; each costs a few reads. */
const ITEMS_MAX = 100
const TOO_MANY_CARTS = 'You have begun very many carts today. Please go on tomorrow, or write to us.'

const checkCount = (items: readonly unknown[]): void => {
  if (items.length > ITEMS_MAX) throw inputRefusal(`At most ${ITEMS_MAX} items can be sent at once.`)
}

const MASKED_ID = /^[A-Za-z0-9]{32}$/

const notFound = (cartId: string) => missingRefusal(`Could not find a cart with ID "${cartId}"`)
const notActive = () => missingRefusal("The cart isn't active.")

/** Turns the trigger's word into the shopper's: the cart was ordered while it was being changed. */
export async function whileActive<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && error.message.includes('CART_NOT_ACTIVE')) throw notActive()
    throw error
  }
}

export function createCartService({ repo, catalogue, designCheck, dailyUse, clock, isProduction }: Dependencies) {
  const load = async (row: CartRow): Promise<Cart> => {
    const parts = await repo.parts(row.id)
    const products = await catalogue.byId(parts.lines.map((line) => line.product_id))
    return toCart(row, parts, products, { now: clock(), isProduction })
  }
  const find = async (maskedId: string): Promise<CartRow> => {
    if (maskedId === '') throw inputRefusal('Required parameter "cart_id" is missing')
    const row = MASKED_ID.test(maskedId) ? await repo.find(maskedId) : null
    if (!row) throw notFound(maskedId)
    return row
  }
  const open = async (maskedId: string): Promise<Cart> => {
    const row = await find(maskedId)
    if (row.active === 0) throw notActive()
    return load(row)
  }
  const now = () => clock().toISOString()

  return {
    /** An active cart, or Magento's refusal. */
    open,

    /** A cart in any state; null where there is none. */
    async findAny(maskedId: string): Promise<Cart | null> {
      const row = MASKED_ID.test(maskedId) ? await repo.find(maskedId) : null
      return row && load(row)
    },

    async create(wanted: string | null): Promise<Cart> {
      if (wanted !== null && !MASKED_ID.test(wanted)) throw inputRefusal('Cart ID length should to be 32 symbols.')
      const maskedId = wanted ?? randomId()
      const created = await repo.create(maskedId, now(), dailyUse.counting('carts', 0)).catch((error: unknown) => {
        throw isOverDayLimit(error) ? inputRefusal(TOO_MANY_CARTS) : error
      })
      if (!created) {
        throw new Refusal('graphql-already-exists', `Cart with ID "${maskedId}" already exists.`)
      }
      return open(maskedId)
    },

    /** Good items go into the cart, bad ones are named: neither waits for the other. */
    async add(maskedId: string, items: readonly ItemRequest[]): Promise<{ cart: Cart; refusals: ItemRefusal[] }> {
      checkCount(items)
      const cart = await open(maskedId)
      const products = await catalogue.bySku([...new Set(items.map(({ sku }) => sku))])
      const { added, changed, refusals } = await addLines(cart, items, products, designCheck, clock())
      if (added.length + changed.length > 0) {
        await whileActive(repo.writeLines(cart.id, { added, changed, removed: [] }, now()))
      }
      return { cart: await open(maskedId), refusals }
    },

    async update(maskedId: string, updates: readonly LineUpdate[]): Promise<Cart> {
      checkCount(updates)
      const cart = await open(maskedId)
      const removed = updates.filter(({ quantity }) => quantity === 0).map(({ lineId }) => lineId)
      const changed = []
      for (const update of updates) {
        const line = cart.lines.find(({ id }) => id === update.lineId)
        if (!line) throw missingRefusal(`Could not find cart item with id: ${update.lineId}.`)
        if (update.quantity !== 0) changed.push(await changeLine(cart, line, update, designCheck, clock()))
      }
      await whileActive(repo.writeLines(cart.id, { added: [], changed, removed }, now()))
      return open(maskedId)
    },

    async remove(maskedId: string, lineId: number): Promise<Cart> {
      const cart = await open(maskedId)
      if (!cart.lines.some(({ id }) => id === lineId)) throw missingRefusal("The cart doesn't contain the item")
      await whileActive(repo.writeLines(cart.id, { added: [], changed: [], removed: [lineId] }, now()))
      return open(maskedId)
    },
  }
}

export type CartService = ReturnType<typeof createCartService>
