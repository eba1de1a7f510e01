import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { seedPage } from '~/features/page/page-query'
import { withRetry } from '~/lib/with-retry'
import { followMovedNodes } from './moved-nodes'
import { createShopRouter } from './router'

/** The first seconds are for what the shopper sees. */
const LATER_MS = 3_000

/** Loads what no page waits for. Without it the shop works the same. */
async function loadLater(router: ReturnType<typeof createShopRouter>): Promise<void> {
  const loaded = await withRetry(() => import('./after-load')).catch(() => null)
  loaded?.afterLoad(router)
}

function startLater(router: ReturnType<typeof createShopRouter>): void {
  const start = () => setTimeout(() => void loadLater(router), LATER_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** Mounts the shop over the first view, with the page data from the document. */
export function mountShop(): void {
  seedPage(location.pathname, document.getElementById('page-data')?.textContent)
  const router = createShopRouter()
  startLater(router)

  function mount(): void {
    const root = document.getElementById('root')
    if (!root) throw new Error('index.html has no #root')
    // Dialogs stand beside the root.
    followMovedNodes(document.body)
    // A transition renders in slices, so a click on the first view is handled in between.
    startTransition(() =>
      createRoot(root).render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      ),
    )
  }

  // An earlier mount would replace the first view with an empty page.
  if (router.state.initialized) mount()
  else {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      mount()
    })
  }
}
