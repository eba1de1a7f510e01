import type { Island } from '@kea/shared/delivery/island'

const KEY = 'island'

/** The island that this device's last order went to; the North Island, where most people live, without one. */
export function shopperIsland(): Island {
  try {
    return localStorage.getItem(KEY) === 'South Island' ? 'South Island' : 'North Island'
  } catch {
    return 'North Island'
  }
}

/** Of an order. The address itself is not kept. */
export function rememberIsland(island: Island): void {
  try {
    localStorage.setItem(KEY, island)
  } catch {
    // A blocked storage only means that days are said for the North Island.
  }
}
