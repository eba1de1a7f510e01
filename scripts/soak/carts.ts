// Concurrent changes of one cart: every acknowledged change is in it once.
import { storeShopper } from '../lib/store-shopper.ts'
import type { KilledStore } from './killed-store.ts'
import type { SoakRow } from './row.ts'
import { allDone, untilDone } from './until-done.ts'

/**
 * Sends `tabs` concurrent additions `rounds` times, each with its key, until acknowledged.
 */
async function addAtOnce(
  store: KilledStore,
  about: string,
  { rounds, tabs }: { rounds: number; tabs: number },
): Promise<SoakRow> {
  const shopper = storeShopper(store.url, `guest-key-of-soak-${tabs}-tabs`)
  const id = await shopper.newCart()
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const press = (tab: number) =>
      untilDone(() => shopper.add(id, { key: `soak-${tabs}-tabs-${round}-${tab}-of-a-cart` }), {
        onRefusal: () => {
          refused += 1
        },
      })
    await allDone(Array.from({ length: tabs }, (_, tab) => press(tab)))
  }
  // The same key again adds nothing and returns the cart.
  const cart = await shopper.add(id, { key: `soak-${tabs}-tabs-0-0-of-a-cart` })
  const wanted = rounds * tabs
  return {
    about,
    done: wanted,
    kills: 0,
    refused,
    lost: Math.max(0, wanted - cart.total_quantity),
    doubled: Math.max(0, cart.total_quantity - wanted),
    broken: cart.itemsV2.items.length - 1,
  }
}

export const soakCarts = async (store: KilledStore, { rounds }: { rounds: number }): Promise<SoakRow[]> => [
  await addAtOnce(store, 'two tabs', { rounds, tabs: 2 }),
  await addAtOnce(store, 'fifty changes at once', { rounds: 1, tabs: 50 }),
]
