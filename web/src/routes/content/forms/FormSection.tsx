import type { ReactNode } from 'react'
import { Section } from '~/ui/Section'

/** A form within a page's text: as wide as one reads. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className="py-10 lg:py-14">
      <div className="max-w-2xl">
        <h2 className="mb-6 font-display text-heading font-bold">{title}</h2>
        {children}
      </div>
    </Section>
  )
}
