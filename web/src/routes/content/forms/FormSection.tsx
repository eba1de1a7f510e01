import type { ReactNode } from 'react'
import { Section } from '~/ui/Section'

/** A form in the content of a page, with the layout of its other sections. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className="py-10 lg:py-14">
      <div className="lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-12">
        <h2 className="mb-6 max-w-md font-display text-heading font-bold">{title}</h2>
        <div className="max-w-2xl">{children}</div>
      </div>
    </Section>
  )
}
