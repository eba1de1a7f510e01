import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { unfinishedQuery } from './use-unfinished'

const EarlierDialog = lazyWithRetry(async () => (await import('./EarlierDialog')).EarlierDialog, 'over')

/** A button in the empty design tool for the unfinished designs of this shopper. Nothing without one. */
export function EarlierDesigns() {
  const [isOpen, setIsOpen] = useState(false)
  const count = useQuery(unfinishedQuery()).data?.length ?? 0
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button look="secondary" className="min-h-11 shadow-float" onClick={() => setIsOpen(true)}>
        Your unfinished designs
      </Button>
      {isOpen && (
        <Suspense>
          <EarlierDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
