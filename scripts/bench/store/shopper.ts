import type { Agent } from 'node:http'
import { type PlacedOrder, storeShopper } from '../../lib/store-shopper.ts'
import type { Work } from './load.ts'

/** Changes of a cart. */
export const CHANGES = ['change a quantity', 'add a design', 'add once (with a key)', 'set an address'] as const
export type Change = (typeof CHANGES)[number]

/** A shopper with its own connection, a cart with a canvas and an easel, and the repeated actions. */
export interface BenchShopper {
  /** Of the cart. */
  id: string
  place: (cartId: string, more?: Record<string, string>) => Promise<PlacedOrder>
  work: Record<Change, Work>
}

export async function shopperAt(url: string, agent: Agent | undefined, name: string): Promise<BenchShopper> {
  const shopper = storeShopper(url, `guest-key-of-bench-${name}`, agent)
  const design = await shopper.save(await shopper.upload(), name)
  const item = shopper.canvas(design)
  const id = await shopper.newCart()
  await shopper.add(id)
  const cart = await shopper.add(id, { item })
  const [easel, canvas] = cart.itemsV2.items
  if (!easel || !canvas) throw new Error('The cart lacks a line')
  await shopper.fillCheckout(id)
  let n = 0
  /** A line has at most 999 pieces. */
  const fresh = async <Result>(work: () => Promise<Result>) => {
    n += 1
    if (n % 400 === 0) await shopper.setQuantity(id, canvas.uid, 1)
    return work()
  }
  return {
    id,
    place: (cartId, more) => shopper.place(cartId, more),
    work: {
      'change a quantity': () => shopper.setQuantity(id, easel.uid, (n++ % 5) + 1),
      'add a design': () => fresh(() => shopper.add(id, { item })),
      'add once (with a key)': () => fresh(() => shopper.add(id, { item, key: `key-of-${name}-${n}-of-a-bench` })),
      'set an address': () => shopper.setAddress(id),
    },
  }
}
