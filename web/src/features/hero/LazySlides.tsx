import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { useWhenIdle } from '~/features/scheduling/use-when-wanted'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Slides = lazyWithRetry(async () => (await import('./Slides')).Slides)

/** The banner's other pictures, over its first. They and their code come once the first view has long been there. */
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
