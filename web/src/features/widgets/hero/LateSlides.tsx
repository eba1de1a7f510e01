import type { Page } from '@kea/shared/page/page'
import { lazy, Suspense } from 'react'
import { useWhenIdle } from '../use-when-wanted'

const Slides = lazy(() => import('./Slides').then((module) => ({ default: module.Slides })))

/** The banner's other pictures, over its first. They and their code come once the first view has long been there. */
export function LateSlides({ page }: { page: Page }) {
  const isIdle = useWhenIdle()
  return (
    isIdle && (
      <Suspense>
        <Slides page={page} />
      </Suspense>
    )
  )
}
