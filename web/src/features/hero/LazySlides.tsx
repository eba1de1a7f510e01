import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { useWhenIdle } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Slides = lazyWithRetry(async () => (await import('./Slides')).Slides)

/** The other pictures of the hero, over its first. They and their code load when the page is idle. */
export function LazySlides({ page }: { page: Page }) {
  const isIdle = useWhenIdle()
  return (
    isIdle && (
      <Suspense>
        <Slides page={page} />
      </Suspense>
    )
  )
}
