import { HEAD_MARK } from '@kea/shared/head/head'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

const NoTags = (): ReactNode => null

// A failed import of the head tags must not break the page.
const HeadTags = lazy<ComponentType>(() =>
  import('./HeadTags').then(
    (module) => ({ default: module.HeadTags }),
    () => ({ default: NoTags }),
  ),
)

const hasOwnHead = () => document.head.querySelector(`title[${HEAD_MARK}]`) !== null

/**
 * Updates the head after a navigation. The document contains the first head, so this code loads later. A document
 * without a head gets one here.
 */
export function HeadSync({ hasNavigated }: { hasNavigated: boolean }) {
  const [isInDocument] = useState(hasOwnHead)
  if (isInDocument && !hasNavigated) return null
  return (
    <Suspense>
      <HeadTags />
    </Suspense>
  )
}
