import { Suspense } from 'react'
import { useWhenIdle } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { SlidesProps } from './Slides'

const Slides = lazyWithRetry(async () => (await import('./Slides')).Slides, { instead: null })

/** The other pictures of the hero, over its first. They and their code load when the page is idle. */
export function LazySlides(props: SlidesProps) {
  const isIdle = useWhenIdle()
  return (
    isIdle && (
      <Suspense>
        <Slides {...props} />
      </Suspense>
    )
  )
}
