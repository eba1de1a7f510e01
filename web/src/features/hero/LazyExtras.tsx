import type { Page } from '@kea/shared/page/page'
import { ExtrasSpace } from '@kea/shared/view/ExtrasSpace'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Extras = lazyWithRetry(async () => (await import('./Extras')).Extras)

/** The deferred parts of the hero. Placeholders of the same height prevent a layout shift while the code loads. */
export function LazyExtras({ page }: { page: Page }) {
  const extras = page.heroExtras
  return (
    extras && (
      <Suspense fallback={<ExtrasSpace extras={extras} />}>
        <Extras page={page} extras={extras} />
      </Suspense>
    )
  )
}
