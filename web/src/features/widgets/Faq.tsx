import { Disclosures } from '~/ui/Disclosures'
import type { WidgetProps } from './widget'

/** The questions that a page's own text answers. */
export function Faq({ data, items }: WidgetProps) {
  const entries = items.map(({ data: entry, html }) => ({ title: entry.question ?? '', html }))
  return <Disclosures title={data.title || 'Questions'} entries={entries} />
}
