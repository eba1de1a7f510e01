import { CURRENCY, fromCents } from '@kea/shared/money'
import type { Fact, Item } from '~/features/events/fact'
import { loadScript } from '~/lib/load-script'
import { isOpenAddress, type VendorTag } from './vendor'

/** What the pixel's script finds and takes over. */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function standIn(): Pixel {
  const queue: unknown[][] = []
  const pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else queue.push(command)
    },
    // Pages are reported by the shop, so the script does not follow the address by itself.
    { queue, loaded: true, version: '2.0', disablePushState: true },
  ) as Pixel
  pixel.push = pixel
  return pixel
}

const about = (items: readonly Item[], cents?: number) => ({
  content_type: 'product',
  contents: items.map(({ sku, quantity }) => ({ id: sku, quantity })),
  content_ids: items.map(({ sku }) => sku),
  currency: CURRENCY,
  value: fromCents(cents ?? items.reduce((sum, item) => sum + item.cents * item.quantity, 0)),
})

/** The event of a fact, and the id by which the server's copy of it is dropped. */
function eventOf(fact: Fact): [string, object, object?] | null {
  switch (fact.kind) {
    case 'page':
      return ['PageView', {}]
    case 'product':
      return ['ViewContent', about([fact.item])]
    case 'added':
      return ['AddToCart', about(fact.items)]
    case 'checkout':
      return ['InitiateCheckout', about(fact.items, fact.cents)]
    case 'purchased':
      // The server reports an order that is paid later.
      return fact.isPaid ? ['Purchase', about(fact.items, fact.cents), { eventID: fact.order }] : null
    case 'registered':
      return ['CompleteRegistration', {}]
    default:
      return null
  }
}

export const metaPixel: VendorTag = {
  isToldAt: isOpenAddress,
  scripts: ['https://connect.facebook.net/'],
  start(id) {
    window.fbq ??= standIn()
    window._fbq ??= window.fbq
    const say = (...command: unknown[]) => window.fbq?.(...command)
    // Without this the script reports by itself the words of buttons that are pressed.
    say('set', 'autoConfig', false, id)
    say('init', id)
    loadScript('https://connect.facebook.net/en_US/fbevents.js')
    return (fact) => {
      const event = eventOf(fact)
      if (event) say('trackSingle', id, ...event)
    }
  },
  stop: () => window.fbq?.('consent', 'revoke'),
}
