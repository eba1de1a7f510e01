import { DEPTH_MAX, type HtmlNode, type ReadHtml } from '@kea/shared/html/html-tree'
import { trustedHtml } from './trusted-types'

/** HTML as nodes outside of the page, where nothing runs and nothing loads. The caller sanitises what it shows. */
export function fragmentOf(html: string): DocumentFragment {
  const box = document.createElement('template')
  box.innerHTML = trustedHtml(html)
  return box.content
}

function toNode(node: Node, depth: number): HtmlNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || depth > DEPTH_MAX) return []
  return [
    {
      tag: node.localName,
      attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
      children: toNodes(node, depth + 1),
    },
  ]
}

const toNodes = ({ childNodes }: Node, depth: number): HtmlNode[] =>
  Array.from(childNodes).flatMap((child) => toNode(child, depth))

/** Reads HTML by the browser's own parser, so that no page loads another. */
export const readHtml: ReadHtml = (html) => toNodes(fragmentOf(html), 1)

/** Nodes as HTML. Text stays escaped: `&lt;` must not become `<`. */
export function htmlOf(nodes: readonly Node[]): string {
  const box = document.createElement('div')
  for (const node of nodes) box.appendChild(node.cloneNode(true))
  return box.innerHTML
}
