import { CURRENCY, fromCents } from '@kea/shared/money'
import type { Fact } from '~/features/events/fact'
import { loadScript } from '~/lib/load-script'
import { isOpenAddress, type VendorTag } from './vendor'

/** A list until the script has come, then its object, which is filled in the same way. */
interface Queue {
  push: (...command: unknown[]) => unknown
}

declare global {
  interface Window {
    uetq?: Queue
    UET?: new (options: { ti: string; q: Queue; enableAutoSpaTracking: boolean }) => Queue
  }
}

const say = (...command: unknown[]) => window.uetq?.push(...command)

function tell(fact: Fact): void {
  if (fact.kind === 'page') say('event', 'page_view', { page_path: location.pathname })
  else if (fact.kind === 'added') say('event', 'add_to_cart', { ecomm_prodid: fact.items.map(({ sku }) => sku) })
  else if (fact.kind === 'purchased' && fact.isPaid)
    say('event', 'purchase', {
      transaction_id: fact.order,
      ecomm_prodid: fact.items.map(({ sku }) => sku),
      ecomm_pagetype: 'purchase',
      revenue_value: fromCents(fact.cents),
      currency: CURRENCY,
    })
}

/** Microsoft Advertising, which its documentation calls UET. */
export const bingTag: VendorTag = {
  isToldAt: isOpenAddress,
  scripts: ['https://bat.bing.com/'],
  start(id) {
    window.uetq ??= [] as unknown[]
    say('consent', 'default', { ad_storage: 'denied' })
    say('consent', 'update', { ad_storage: 'granted' })
    const onLoad = () => {
      if (window.uetq && typeof window.UET === 'function')
        window.uetq = new window.UET({ ti: id, q: window.uetq, enableAutoSpaTracking: false })
    }
    loadScript('https://bat.bing.com/bat.js', { onLoad })
    return tell
  },
  stop: () => say('consent', 'update', { ad_storage: 'denied' }),
}
