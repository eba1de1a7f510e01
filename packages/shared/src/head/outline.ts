import { type HtmlElement, type HtmlNode, isElement, nodesOf, type ReadHtml } from '../html/html-tree'
import { plainText } from './escape'

export interface OutlinePart {
  kind: 'heading' | 'text' | 'link'
  text: string
  /** Of a link. */
  href?: string
  /** True for a part in the same paragraph as the one before, such as a link in a sentence. */
  continues?: true
}

const INLINE = new Set(['abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup'])
/** What is between their tags is not shown. */
const HIDDEN = new Set(['script', 'style', 'iframe', 'noembed', 'noframes'])
const TEXT_ATTRIBUTES = ['data-title', 'data-question', 'data-text'] as const

/** True for a path of this shop or an http URL. */
export const isSafeHref = (href: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)/.test(href)

/** The text and links of nodes in reading order, widgets included, as plain text. */
export function outlineIn(nodes: readonly HtmlNode[]): OutlinePart[] {
  const parts: OutlinePart[] = []
  let text = ''
  let heading = false
  let link: string | null = null
  let continues = false
  const flush = (endsParagraph = true) => {
    const line = plainText(text, 600)
    if (line !== '') {
      const kind = link ? 'link' : heading ? 'heading' : 'text'
      parts.push({ kind, text: line, href: link ?? undefined, ...(continues && { continues }) })
      continues = true
    }
    text = ''
    if (endsParagraph) continues = false
  }

  /** A link can be a card: its `data-text` is shown below it, its `data-title` is its name again. */
  function readLink({ attributes: { href = '', ...own }, children }: HtmlElement) {
    flush(false)
    const before = parts.length
    link = isSafeHref(href) ? href : null
    readAll(children)
    // A link with a picture has no text of its own.
    if (text.trim() === '' && parts.length === before) text = own['data-title'] ?? ''
    flush(false)
    link = null
    text = own['data-text'] ?? ''
  }

  function readOther({ tag, attributes, children }: HtmlElement) {
    const isLine = INLINE.has(tag)
    if (!isLine) flush()
    const isWithin = heading
    heading ||= /^h[1-6]$/.test(tag)
    // The first view already has the hero's text.
    for (const key of attributes['data-widget'] === 'hero' ? [] : TEXT_ATTRIBUTES) {
      if (attributes[key] === undefined) continue
      text += ` ${attributes[key]}`
      flush()
    }
    readAll(children)
    if (!isLine) flush()
    heading = isWithin
  }

  function readAll(children: readonly HtmlNode[]) {
    for (const node of children) {
      if (!isElement(node)) text += node
      else if (node.tag === 'a') readLink(node)
      else if (!HIDDEN.has(node.tag)) readOther(node)
    }
  }

  readAll(nodes)
  flush()
  return parts
}

export const outlineOf = (content: string, readHtml: ReadHtml): OutlinePart[] => outlineIn(nodesOf(content, readHtml))

/** The text of nodes as one line. */
export const textIn = (nodes: readonly HtmlNode[]): string =>
  outlineIn(nodes)
    .map((part) => part.text)
    .join(' ')

/** The text of a fragment as one line. */
export const textOf = (html: string, readHtml: ReadHtml): string => textIn(nodesOf(html, readHtml))
