import { heroOf } from '../first-view/hero'
import type { Page } from '../page/page'
import { cardImage, parsePicture } from '../picture'
import { absolute } from './address'
import { plainText } from './escape'
import type { HeadMeta, Site } from './head'

const CARD = { width: '1200', height: '630' }

/** The picture of a link card: the page's own at 1200 × 630, else the shop's. */
export function socialImage(page: Page, site: Site): { url: string; alt: string; card: boolean } | null {
  const address = page.image || heroOf(page)?.picture || page.settings.socialImage
  const picture = parsePicture(address)
  const url = address && absolute(picture ? cardImage(picture) : address, site)
  if (!url) return null
  return { url, alt: plainText(page.imageAlt || page.heading || site.brand, 420), card: picture !== null }
}

const og = (key: string, content: string): HeadMeta => ({ kind: 'property', key: `og:${key}`, content })
const twitter = (key: string, content: string): HeadMeta => ({ kind: 'name', key: `twitter:${key}`, content })

interface Card {
  page: Page | null
  site: Site
  title: string
  description: string
  canonical: string
}

/** Open Graph and the Twitter card. */
export function socialTags({ page, site, title, description, canonical }: Card): HeadMeta[] {
  const image = page && socialImage(page, site)
  return [
    og('type', page?.kind === 'product' ? 'product' : 'website'),
    og('site_name', site.brand),
    og('locale', 'en_NZ'),
    og('title', title),
    og('description', description),
    og('url', canonical),
    og('image', image?.url ?? ''),
    og('image:width', image?.card ? CARD.width : ''),
    og('image:height', image?.card ? CARD.height : ''),
    og('image:alt', image?.alt ?? ''),
    twitter('card', image ? 'summary_large_image' : 'summary'),
    twitter('title', title),
    twitter('description', description),
    twitter('image', image?.url ?? ''),
    twitter('image:alt', image?.alt ?? ''),
  ].filter((tag) => tag.content !== '')
}
