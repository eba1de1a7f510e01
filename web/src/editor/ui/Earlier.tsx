import { itemsOf } from '@kea/design/document/records'
import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { usePanel } from './panels'
import { useSelected } from './use-selected'

/** The way to earlier designs, while there is nothing on this one. */
export function Earlier({ children }: { children: ReactNode }) {
  const { open } = usePanel()
  const isShown = useSelected(({ store, session }) => {
    const isBare = itemsOf(store.read().design).length === 0
    return isBare && !session.read().reading
  })
  if (!isShown) return null
  // Beside an open panel of a phone the print has no space for it.
  return (
    <div
      className={classNames(
        'absolute inset-x-0 bottom-2 flex flex-wrap justify-center gap-2 px-2 lg:bottom-4',
        open && 'max-lg:hidden',
      )}
    >
      {children}
    </div>
  )
}
