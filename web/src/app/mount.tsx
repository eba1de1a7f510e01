import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { seedPage } from '~/features/page/page-query'
import { registerServiceWorker } from '~/lib/service-worker'
import { createShopRouter } from './router'

/** Starts the shop over the first view: providers, router, and the page data that came with the document. */
export function mountShop(): void {
  seedPage(location.pathname, document.getElementById('page-data')?.textContent)
  const router = createShopRouter()
  registerServiceWorker()

  function mount(): void {
    const root = document.getElementById('root')
    if (!root) throw new Error('index.html has no #root')
    // As a transition it is drawn in slices, and a tap on the first view is answered in between.
    startTransition(() =>
      createRoot(root).render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      ),
    )
  }

  // Mounting earlier would wipe the first view that came with the document and show an empty page in its place.
  if (router.state.initialized) mount()
  else {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      mount()
    })
  }
}
