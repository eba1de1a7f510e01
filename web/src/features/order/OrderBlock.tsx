import type { ReactNode } from 'react'

/** A section about an order with a heading. */
export function OrderBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-subheading font-bold">{title}</h2>
      {children}
    </section>
  )
}
