import { htmlOf } from '~/lib/read-html'
import { sanitiseToBody } from '~/lib/sanitise'

/** A child of a widget's placeholder: its data attributes, link and sanitised inner HTML. */
export interface WidgetItem {
  data: Record<string, string>
  href: string
  html: string
}

export type ContentPart =
  | { kind: 'widget'; name: string; data: Record<string, string>; items: WidgetItem[] }
  | { kind: 'prose'; html: string }
  | { kind: 'texts'; texts: TextEntry[]; questions: TextEntry[] }

/** Sanitised HTML under a plain title. */
export interface TextEntry {
  title: string
  html: string
}

const dataOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(Object.entries(element.dataset).map(([name, value]) => [name, value ?? '']))

const toItem = (element: Element): WidgetItem => ({
  data: element instanceof HTMLElement ? dataOf(element) : {},
  href: element.getAttribute('href') ?? '',
  html: element.innerHTML.trim(),
})

/** Sanitised CMS HTML as widgets and prose, in order. */
export function parseContent(content: string): ContentPart[] {
  const body = sanitiseToBody(content)
  const parts: ContentPart[] = []
  let prose = ''
  const flush = () => {
    if (prose.trim() !== '') parts.push({ kind: 'prose', html: prose })
    prose = ''
  }
  for (const node of Array.from(body.childNodes)) {
    if (node instanceof HTMLElement && node.dataset.widget) {
      flush()
      const { widget, ...data } = dataOf(node)
      parts.push({ kind: 'widget', name: widget ?? '', data, items: Array.from(node.children).map(toItem) })
    } else {
      prose += htmlOf([node])
    }
  }
  flush()
  return parts
}
