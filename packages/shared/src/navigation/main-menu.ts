import { attributesOf, decodeEntities } from '../head/markup'

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
  attributes: Record<string, string>
  /** The links of the list inside its own list item. */
  children: BlockLink[]
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)(ul|ol|a)\b([^>]*)>|<[^>]*>?|[^<]+/gi
const PATH = /^\/(?![/\\])/

/** The links of a nested list, of its first two levels. Links that do not lead to a path of the shop are left out. */
export function menuOf(html: string): BlockLink[] {
  const menu: BlockLink[] = []
  let depth = 0
  let open: BlockLink | null = null
  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (tag === 'ul' || tag === 'ol') depth += closing ? -1 : 1
    else if (tag === 'a' && !closing) {
      const attributes = attributesOf(token)
      open = { label: '', path: attributes.href ?? '', attributes, children: [] }
    } else if (tag === 'a' && open) {
      const link = { ...open, label: open.label.replace(/\s+/g, ' ').trim() }
      open = null
      if (link.label === '' || !PATH.test(link.path)) continue
      if (depth <= 1) menu.push(link)
      else menu.at(-1)?.children.push(link)
    } else if (open && !token.startsWith('<')) open.label += decodeEntities(token)
  }
  return menu
}

/** The entries of the menu bar. */
export const menuLinksOf = (html: string): MenuLink[] =>
  menuOf(html).map(({ label, path, children }) => ({ label, path, hasPanel: children.length > 0 }))
