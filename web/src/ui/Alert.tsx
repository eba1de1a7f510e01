import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'

interface AlertProps {
  children: ReactNode
  tone?: 'danger' | 'calm'
  className?: string
}

/** A message about an error or a fact, at the place that it concerns. */
export function Alert({ children, tone = 'danger', className }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'rounded-picture px-4 py-3.5 text-[0.9375rem]',
        tone === 'danger' ? 'bg-danger-mist text-danger' : 'bg-mist text-ink',
        className,
      )}
    >
      {children}
    </div>
  )
}
