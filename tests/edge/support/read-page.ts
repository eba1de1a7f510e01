import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A document as a browser or a crawler parses it. */
export interface ReadPage {
  titles: string[]
  /** Values of the `meta` tags of a name or property. */
  meta: (key: string) => string[]
  /** Addresses of the links of a relation. */
  links: (rel: string) => string[]
  hreflangs: string[]
  lang: string
  jsonLd: Record<string, unknown>[]
  /** Text of the page data script; null where there is none. */
  pageData: string | null
  /** Everything in the document, `noscript` and `template` included. */
  elements: Element[]
  /** What stands in the head, text that is not blank included. */
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

/** Parses a document as a client without script does, so that what stands in `noscript` is elements too. */
export function readPage(html: string): ReadPage {
  const elements = [...walk(parse(html, { scriptingEnabled: false }))]
  // The head is what a browser makes of it: with script, where nothing may break out of a tag.
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
