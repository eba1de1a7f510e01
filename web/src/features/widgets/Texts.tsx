import { DisclosureList } from '~/ui/Disclosures'
import { Section } from '~/ui/Section'
import type { TextEntry } from './parse-content'

interface TextsProps {
  texts: readonly TextEntry[]
  questions: readonly TextEntry[]
}

/** Texts about a product and questions with their answers, side by side on wide screens. */
export function Texts({ texts, questions }: TextsProps) {
  const columns = [
    { title: 'Good to know', entries: texts },
    { title: 'Questions', entries: questions },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <Section>
      <div className={columns.length > 1 ? 'grid gap-x-16 gap-y-10 lg:grid-cols-2' : ''}>
        {columns.map(({ title, entries }) => (
          <div key={title}>
            <h2 className="mb-5 font-display text-heading font-bold">{title}</h2>
            <DisclosureList entries={entries} />
          </div>
        ))}
      </div>
    </Section>
  )
}
