import type { ReactNode } from 'react'

/** A line of the sums of a cart. */
export function SumRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
