import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { Spinner } from './Spinner'

/** A placeholder for loading content, with a text that names it. */
export function Waiting({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-3 text-ink-soft', className)}>
      <Spinner /> {children}
    </p>
  )
}
