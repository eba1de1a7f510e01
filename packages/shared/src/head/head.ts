/** What a page says about itself, as data: the edge writes it into the document, the web applies it on navigation. */
export interface Head {
  title: string
  /** Like `INDEX,FOLLOW`; always there, and not among `meta`. */
  robots: string
  meta: HeadMeta[]
  links: HeadLink[]
  /** One block of structured data each. */
  jsonLd: Record<string, unknown>[]
}

export interface HeadMeta {
  /** `name` for search engines, `property` for Open Graph. */
  kind: 'name' | 'property'
  key: string
  content: string
}

export interface HeadLink {
  rel: 'canonical' | 'alternate'
  href: string
  hreflang?: string
}

/** Whose pages these are. */
export interface Site {
  /** Origin without a slash at the end. */
  url: string
  brand: string
  /** Hosts beside the shop's own whose pictures a link card may show. */
  mediaHosts: readonly string[]
}

/** Marks the tags of the first response, so that the web can take them over. */
export const HEAD_MARK = 'data-head'
