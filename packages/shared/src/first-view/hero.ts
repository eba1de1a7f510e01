import type { Page } from '../page/page'

/** What the first picture of a page says; drawn by the edge as text and by the SPA as a component. */
export interface Hero {
  title: string
  text: string
  /** Address of the picture; '' where there is none. */
  picture: string
  alt: string
  cta: string
}

const PLACEHOLDER = /<div\b([^>]*\bdata-widget="hero"[^>]*)>/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => ENTITIES[name] ?? whole)

/**
 * The hero of a page, read from its content's first `hero` placeholder, without a parser: it stands in the first view,
 * before the sanitiser is there. Every value is plain text to be escaped by who draws it. Null for a page without one.
 */
export function heroOf(page: Pick<Page, 'content' | 'heading' | 'image' | 'imageAlt'>): Hero | null {
  const attributes = PLACEHOLDER.exec(page.content)?.[1]
  if (attributes === undefined) return null
  const value = (name: string) => decode(new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').trim()
  return {
    title: page.heading,
    text: value('text'),
    picture: value('picture') || page.image || '',
    alt: value('alt') || page.imageAlt,
    cta: value('cta') || 'Start Order',
  }
}
