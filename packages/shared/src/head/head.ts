/** The head of a page, as data. The edge writes it into the document, the web applies it on navigation. */
export interface Head {
  title: string
  /** Such as `INDEX,FOLLOW`; never empty, and not in `meta`. */
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

/** The site of the pages. */
export interface Site {
  /** Origin without a slash at the end. */
  url: string
  brand: string
  /** Other hosts whose pictures a link card may show. */
  mediaHosts: readonly string[]
}

/** Marks the head tags of the first response, so that the web can replace them. */
export const HEAD_MARK = 'data-head'
