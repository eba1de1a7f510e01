import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { Spinner } from './Spinner'

/** Stands where something is being fetched, and says what. */
export function Waiting({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-3 text-ink-soft', className)}>
      <Spinner /> {children}
    </p>
  )
}
