import type { createBrowserRouter } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { isShopUpdated } from '~/lib/is-shop-updated'
import { hasUnsavedWork } from '~/lib/unsaved-work'

interface Ports {
  isUpdated: () => Promise<boolean>
  /** True while a reload would lose or break something. */
  isBusy: () => boolean
  reload: () => void
  now: () => number
}

const BROWSER: Ports = {
  isUpdated: isShopUpdated,
  isBusy: () => hasUnsavedWork() || queryClient.isMutating() > 0,
  reload: () => location.reload(),
  now: Date.now,
}

/** Questions to the shop about its build are at least this far apart. */
const PAUSE_MS = 15_000
/** Nobody has begun anything on a page that has just come. */
const JUST_MS = 2_000

/**
 * A tab of an earlier build takes the new one when the shopper goes to another page. The shop is asked when the tab is
 * shown again, and beside a navigation, which never waits for the answer: one that comes too late counts for the next
 * navigation. The page is loaded again at its new address, so the history and the state of its entry stay as they are.
 */
export function takeNewBuild(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  { isUpdated, isBusy, reload, now }: Ports = BROWSER,
): void {
  let path = router.state.location.pathname
  let askedAt = now()
  let isOld = false
  const ask = () => {
    if (isOld || now() - askedAt < PAUSE_MS) return
    askedAt = now()
    const from = path
    void isUpdated().then((is) => {
      isOld = is
      if (path !== from && now() - askedAt < JUST_MS) take()
    })
  }
  const take = () => {
    if (isOld && !isBusy()) reload()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') ask()
    if (location.pathname === path) return
    path = location.pathname
    take()
  })
}
