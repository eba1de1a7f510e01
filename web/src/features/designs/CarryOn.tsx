import { Suspense, useState } from 'react'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Section } from '~/ui/Section'
import { UnfinishedList } from './UnfinishedList'
import { useUnfinished } from './use-unfinished'

const DeletePhotosDialog = lazyWithRetry(async () => (await import('./DeletePhotosDialog')).DeletePhotosDialog, 'over')

/** The unfinished designs of this shopper as a section of a page. Nothing without one. */
export function CarryOn({ sku }: { sku?: string }) {
  const count = useUnfinished(sku).designs.length
  // After the last one is deleted, the section stays and says so.
  const [hadSome] = useState(count > 0)
  if (!hadSome) return null
  return (
    <Section title={count === 1 ? 'Carry on with your design' : 'Carry on with your designs'}>
      <CarryOnList {...(sku !== undefined && { sku })} />
    </Section>
  )
}

interface CarryOnListProps {
  /** Only designs of this product, without the deletion of all photos. */
  sku?: string
  /** Called before a design opens, such as to close a dialog. */
  onOpen?: () => void
}

export function CarryOnList({ sku, onOpen }: CarryOnListProps) {
  const { designs, remove, removeAll } = useUnfinished(sku)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <UnfinishedList designs={designs} onRemove={(design) => remove.mutate(design)} {...(onOpen && { onOpen })} />
      <p aria-live="polite" className={designs.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {designs.length === 0 ? 'You have no unfinished designs.' : remove.isSuccess && 'The design is deleted.'}
      </p>
      {sku === undefined && (
        <Button look="quiet" className="-ml-3 mt-4 self-start" onClick={() => setAsks(true)}>
          Delete all photos from this device
        </Button>
      )}
      {asks && (
        <Suspense>
          <DeletePhotosDialog removeAll={removeAll} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
