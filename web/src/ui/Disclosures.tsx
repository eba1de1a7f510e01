import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProseText } from './Prose'
import { Section } from './Section'

/** Sanitised HTML under a plain title. */
export interface DisclosureEntry {
  title: string
  html: string
}

interface DisclosuresProps {
  title: string
  id?: string
  entries: readonly DisclosureEntry[]
}

/** A section of questions and answers, on wide screens beside their title. The next such section follows closely. */
export function Disclosures({ title, id, entries }: DisclosuresProps) {
  return (
    <Section {...(id && { id })} className="[&+&]:pt-0">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 className="max-w-md font-display text-heading font-bold">{title}</h2>
        <DisclosureList entries={entries} />
      </div>
    </Section>
  )
}

/** Titles that open their text; the platform's own disclosure, so a text is found by the browser's search too. */
export function DisclosureList({ entries }: { entries: readonly DisclosureEntry[] }) {
  return (
    <div className="border-t border-line">
      {entries.map((entry) => (
        <Disclosure key={`${entry.title}${entry.html}`} title={entry.title}>
          <ProseText html={entry.html} className="prose pb-6 text-ink-soft" />
        </Disclosure>
      ))}
    </div>
  )
}

interface DisclosureProps {
  title: string
  isOpen?: boolean
  /** Called when the visitor opens it. */
  onOpen?: () => void
  children: ReactNode
}

export function Disclosure({ title, isOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group border-b border-line"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-display text-lg/snug font-bold text-balance [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-kea transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  )
}
