import type { ReactNode } from 'react'

/** A part of a dialog with its own heading. */
export function DialogPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="font-display font-bold">{title}</h3>
      <p className="text-[0.9375rem] text-ink-soft">{text}</p>
      {children}
    </section>
  )
}
