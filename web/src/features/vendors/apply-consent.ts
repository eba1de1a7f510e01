import type { VendorKey } from '@kea/shared/measuring/vendor-keys'
import type { Fact } from '~/features/events/fact'
import { subscribe } from '~/features/events/report'
import { allowedNow, outsideServices } from '~/lib/consent'
import { forgetVendors } from './forget-vendors'
import { allowScripts } from './script-policy'
import { TAGS } from './tags'

/** What runs in this document, with how each is ended. */
const running = new Map<VendorKey, () => void>()

/** Begins with the first page that the vendor may be told of. */
function begin(key: VendorKey, id: string): () => void {
  const tag = TAGS[key]
  let isTold = false
  let held: Fact[] = []
  let tell: ((fact: Fact) => void) | null = null
  const end = subscribe(
    (fact) => {
      // The shopper may have changed their mind in another tab.
      if (!allowedNow().includes(key)) return
      if (fact.kind === 'page') isTold = tag.isToldAt(fact.page)
      // What happens on a page that it may not see waits for the next one.
      if (!isTold) {
        if (fact.kind !== 'page') held.push(fact)
        return
      }
      if (!tell) {
        allowScripts(tag.scripts)
        tell = tag.start(id)
      }
      for (const each of [fact, ...held]) tell(each)
      held = []
    },
    { from: 'open page' },
  )
  return () => {
    end()
    if (tell) tag.stop()
  }
}

/**
 * Starts the vendors that the shopper allows, and ends the others: their cookies are deleted, and the document is loaded
 * anew, since a script that has run cannot be taken out of it.
 */
export function applyConsent(reload: () => void = () => location.reload()): void {
  const { vendors } = outsideServices()
  const allowed = allowedNow()
  for (const [key, id] of vendors) if (allowed.includes(key) && !running.has(key)) running.set(key, begin(key, id))
  const refused = [...vendors.keys()].filter((key) => !allowed.includes(key))
  const ended = refused.flatMap((key) => running.get(key) ?? [])
  for (const end of ended) end()
  for (const key of refused) running.delete(key)
  forgetVendors(refused)
  if (ended.length > 0) reload()
}
