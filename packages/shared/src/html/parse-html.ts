import { type DefaultTreeAdapterTypes as Parsed, parseFragment } from 'parse5'
import { DEPTH_MAX, type HtmlNode, type ReadHtml } from './html-tree'

function toNode(node: Parsed.ChildNode, depth: number): HtmlNode[] {
  if (node.nodeName === '#text') return [(node as Parsed.TextNode).value]
  if (!('tagName' in node) || depth > DEPTH_MAX) return []
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: toNodes(node, depth + 1),
    },
  ]
}

const toNodes = ({ childNodes }: Parsed.ParentNode, depth: number): HtmlNode[] =>
  childNodes.flatMap((child) => toNode(child, depth))

let last: { html: string; nodes: readonly HtmlNode[] } = { html: '', nodes: [] }

/**
 * Reads HTML outside of a browser. A page's content is read for its hero, its questions and its text, one after the
 * other, so the last one is remembered.
 */
export const parseHtml: ReadHtml = (html) => {
  if (html !== last.html) last = { html, nodes: toNodes(parseFragment(html, { scriptingEnabled: false }), 1) }
  return last.nodes
}
