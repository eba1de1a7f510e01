import { comparesPhotos } from '@kea/design/arrangement/measures-of'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { measureOlder } from './measure-older'

/** Measures older photos where a product compares them. All others load nothing of it. Returns the function that ends it. */
export function measureLater(definition: ProductDefinition, ports: Parameters<typeof measureOlder>[0]): () => void {
  let end: (() => void) | null = null
  let isOver = false
  const start = async () => {
    const older = await import('./measure-older')
    if (!isOver) end = older.measureOlder(ports)
  }
  // Without it the photos are measured at the next visit.
  if (comparesPhotos(definition)) start().catch(() => {})
  return () => {
    isOver = true
    end?.()
  }
}
