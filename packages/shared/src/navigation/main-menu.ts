import { type HtmlElement, type HtmlNode, isElement, nodesOf, type ReadHtml, rawTextIn } from '../html/html-tree'

/** Identifier of the CMS block with the main menu. */
export const MAIN_MENU = 'main-menu'

/** Path of the panels as JSON. */
export const MENU_PATH = '/main-menu.json'

/** An entry of the menu bar. */
export interface MenuLink {
  label: string
  path: string
  /** False for an entry without families, which is a link only. */
  hasPanel: boolean
}

/** A family of products in a panel of the menu. */
export interface MenuFamily {
  label: string
  path: string
  /** URL of the picture; '' for none. */
  picture: string
  /** The lowest price; null for a family without one product. */
  cents: number | null
  /** The price without the current offer; null without an offer. */
  regularCents: number | null
}

/** An entry of the menu with its families. */
export interface MenuPanel {
  label: string
  path: string
  /** Text of the link to the page of the entry, below the families; '' for none. */
  all: string
  families: MenuFamily[]
}

/** A link in the block. */
export interface BlockLink {
  label: string
  path: string
  attributes: Readonly<Record<string, string>>
  /** The links of the list inside its own list item. */
  children: BlockLink[]
}

const PATH = /^\/(?![/\\])/

/** A link and the number of lists that it stands in. */
type Found = [link: BlockLink, depth: number]

function linkOf({ attributes, children }: HtmlElement): BlockLink {
  const label = rawTextIn(children).replace(/\s+/g, ' ').trim()
  return { label, path: attributes.href ?? '', attributes, children: [] }
}

const linksIn = (nodes: readonly HtmlNode[], depth: number): Found[] =>
  nodes.filter(isElement).flatMap((element): Found[] => {
    if (element.tag === 'a') return [[linkOf(element), depth]]
    return linksIn(element.children, /^[uo]l$/.test(element.tag) ? depth + 1 : depth)
  })

/** The links of a nested list, of its first two levels. Links that do not lead to a path of the shop are left out. */
export function menuOf(html: string, readHtml: ReadHtml): BlockLink[] {
  const menu: BlockLink[] = []
  for (const [link, depth] of linksIn(nodesOf(html, readHtml), 0)) {
    if (link.label === '' || !PATH.test(link.path)) continue
    if (depth <= 1) menu.push(link)
    else menu.at(-1)?.children.push(link)
  }
  return menu
}

/** The entries of the menu bar. */
export const menuLinksOf = (html: string, readHtml: ReadHtml): MenuLink[] =>
  menuOf(html, readHtml).map(({ label, path, children }) => ({ label, path, hasPanel: children.length > 0 }))
