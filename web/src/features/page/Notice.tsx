import type { ReactNode } from 'react'
import { Container } from '~/ui/Section'

/** A page with one message and links to other pages. */
export function Notice({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  return (
    <Container className="grid min-h-[60dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="max-w-4xl font-display text-title font-bold">{title}</h1>
      <div className="grid max-w-prose gap-3 text-lead text-ink-soft">{children}</div>
      <div className="flex flex-wrap gap-3">{ways}</div>
    </Container>
  )
}
