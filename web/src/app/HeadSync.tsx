import { HEAD_MARK } from '@kea/shared/head/head'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

const NoTags = (): ReactNode => null

// A head that cannot be fetched must not take the page down with it.
const HeadTags = lazy<ComponentType>(() =>
  import('./HeadTags').then(
    (module) => ({ default: module.HeadTags }),
    () => ({ default: NoTags }),
  ),
)

const hasOwnHead = () => document.head.querySelector(`title[${HEAD_MARK}]`) !== null

/**
 * The head after a navigation. The first one came with the document, so the code for it is not needed before; where
 * it did not come, the page says it itself.
 */
export function HeadSync({ hasNavigated }: { hasNavigated: boolean }) {
  const [cameWithDocument] = useState(hasOwnHead)
  if (cameWithDocument && !hasNavigated) return null
  return (
    <Suspense>
      <HeadTags />
    </Suspense>
  )
}
