import { Disclosures } from '~/ui/Disclosures'
import type { WidgetProps } from './widget'

/** Questions and answers from the text of a page. */
export function Faq({ data, items }: WidgetProps) {
  const entries = items.map(({ data: entry, html }) => ({ title: entry.question ?? '', html }))
  return <Disclosures title={data.title || 'Questions'} entries={entries} />
}
