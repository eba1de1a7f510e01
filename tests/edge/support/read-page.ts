import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A document as a browser or a crawler parses it. */
export interface ReadPage {
  titles: string[]
  /** The values of the `meta` tags with a name or property. */
  meta: (key: string) => string[]
  /** The addresses of the links with a relation. */
  links: (rel: string) => string[]
  hreflangs: string[]
  lang: string
  jsonLd: Record<string, unknown>[]
  /** The text of the page data script; null without one. */
  pageData: string | null
  /** All elements, including those in `noscript` and `template`. */
  elements: Element[]
  /** The nodes of the head without blank text. */
  head: Node[]
}

export const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((entry) => entry.name === name)?.value ?? null

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

export const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : childrenOf(node)
        .map((child) => textOf(child))
        .join('')

function* walk(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isElementNode(child)) yield child
    yield* walk(child)
    if ('content' in child) yield* walk(child.content)
  }
}

/** Parses a document without scripting, so that the content of `noscript` is parsed as elements. */
export function readPage(html: string): ReadPage {
  const elements = [...walk(parse(html, { scriptingEnabled: false }))]
  // The head is parsed with scripting, like in a browser.
  const scripted = [...walk(parse(html))]
  const named = (name: string) => scripted.filter(({ tagName }) => tagName === name)
  const metas = named('meta')
  const links = named('link')
  const scripts = named('script')
  const valuesOf = (found: Element[], name: string) => found.map((element) => attribute(element, name) ?? '')
  const [document] = named('html')
  const [head] = named('head')
  const [data] = scripts.filter((script) => attribute(script, 'id') === 'page-data')
  return {
    titles: named('title')
      .filter(({ parentNode }) => parentNode === head)
      .map(textOf),
    meta: (key) =>
      valuesOf(
        metas.filter((meta) => attribute(meta, 'name') === key || attribute(meta, 'property') === key),
        'content',
      ),
    links: (rel) =>
      valuesOf(
        links.filter((link) => attribute(link, 'rel') === rel),
        'href',
      ),
    hreflangs: links.flatMap((link) => attribute(link, 'hreflang') ?? []),
    lang: (document && attribute(document, 'lang')) ?? '',
    jsonLd: scripts
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
    pageData: data ? textOf(data) : null,
    elements,
    head: head ? childrenOf(head).filter((node) => node.nodeName !== '#text' || textOf(node).trim() !== '') : [],
  }
}

export const parseMarkup = (html: string): Element[] => [...walk(parseFragment(html))]
