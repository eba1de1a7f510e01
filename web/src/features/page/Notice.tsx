import { PlainHeading } from '@kea/shared/view/PlainHeading'
import type { ReactNode } from 'react'
import { Container } from '~/ui/Section'

/** A page with one message and links to other pages. */
export function Notice({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  return (
    <>
      <PlainHeading>{title}</PlainHeading>
      <Container className="grid min-h-[40dvh] content-start justify-items-start gap-6 pb-20">
        <div className="grid max-w-prose gap-3 text-lead text-ink-soft">{children}</div>
        <div className="flex flex-wrap gap-3">{ways}</div>
      </Container>
    </>
  )
}
