/** An element of HTML that was read. Attributes have names in lower case, and their entities are decoded. */
export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}

/** Text is a string, with its entities decoded. Comments are left out. */
export type HtmlNode = HtmlElement | string

/** Reads HTML as a browser does: by the browser itself, or in a Worker by `parse-html.ts`. */
export type ReadHtml = (html: string) => readonly HtmlNode[]

/** Longer content is cut before it is read. */
const SOURCE_MAX = 100_000

/** Elements below this depth are left out, so that no content can end the stack. Chromium builds no deeper trees. */
export const DEPTH_MAX = 512

export const nodesOf = (html: string, readHtml: ReadHtml): readonly HtmlNode[] =>
  html === '' ? [] : readHtml(html.slice(0, SOURCE_MAX))

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** The elements in their order, each before those inside it. */
export function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsIn(node.children)
  }
}

/** The text between the tags as it stands. */
export const rawTextIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? rawTextIn(node.children) : node)).join('')
