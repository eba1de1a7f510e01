import { Plus } from 'lucide-react'
import { ProseText } from './Prose'
import { Section } from './Section'

interface DisclosuresProps {
  title: string
  id?: string
  /** Sanitised HTML under a plain title each. */
  entries: readonly { title: string; html: string }[]
}

/** Questions and answers; the platform's own disclosure, so an answer is found by the browser's search too. */
export function Disclosures({ title, id, entries }: DisclosuresProps) {
  return (
    <Section title={title} {...(id && { id })}>
      <div className="max-w-3xl border-t border-line">
        {entries.map((entry) => (
          <details key={`${entry.title}${entry.html}`} className="group border-b border-line">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-display text-subheading font-bold [&::-webkit-details-marker]:hidden">
              {entry.title}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-kea transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <ProseText html={entry.html} className="prose pb-6 text-ink-soft" />
          </details>
        ))}
      </div>
    </Section>
  )
}
