import { textOf } from '@kea/shared/head/outline'
import { fragmentOf, htmlOf, readHtml } from '~/lib/read-html'
import type { ContentPart, TextEntry } from './parse-content'

/** Texts by their headings; null for a text that begins without a heading. */
function textsOf(html: string): TextEntry[] | null {
  const nodes = Array.from(fragmentOf(html).childNodes)
  const starts = nodes.flatMap((node, at) => (node.nodeName === 'H2' ? [at] : []))
  if (starts.length === 0 || htmlOf(nodes.slice(0, starts[0])).trim() !== '') return null
  return starts.map((start, at) => ({
    title: textOf(htmlOf(nodes.slice(start, start + 1)), readHtml),
    html: htmlOf(nodes.slice(start + 1, starts[at + 1])),
  }))
}

/**
 * The content of a page with a product: its texts and its questions become one part, which stands after the price
 * table. A text without a heading keeps its place.
 */
export function foldTexts(parts: readonly ContentPart[]): ContentPart[] {
  const texts: TextEntry[] = []
  const questions: TextEntry[] = []
  const rest = parts.filter((part) => {
    const found = part.kind === 'prose' ? textsOf(part.html) : null
    if (found) texts.push(...found)
    const isFaq = part.kind === 'widget' && part.name === 'faq'
    if (isFaq) questions.push(...part.items.map(({ data, html }) => ({ title: data.question ?? '', html })))
    return !found && !isFaq
  })
  if (texts.length + questions.length === 0) return rest
  const table = rest.findIndex((part) => part.kind === 'widget' && part.name === 'price-table')
  return rest.toSpliced(table < 0 ? rest.length : table + 1, 0, { kind: 'texts', texts, questions })
}
