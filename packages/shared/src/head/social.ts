import type { Page } from '../page/page'
import { cardImage, parsePicture } from '../picture'
import { absolute } from './address'
import { plainText } from './escape'
import type { HeadMeta, Site } from './head'

const CARD = { width: '1200', height: '630' }

export interface CardImage {
  url: string
  alt: string
  /** True for a picture of the shop, whose card is 1200 × 630. */
  card: boolean
}

function cardOf(address: string, alt: string, site: Site): CardImage | null {
  const picture = parsePicture(address)
  const url = address && absolute(picture ? cardImage(picture) : address, site)
  return url ? { url, alt: plainText(alt, 420), card: picture !== null } : null
}

/** The picture of a link card: the page's own at 1200 × 630, else the shop's. */
export function socialImage(page: Page, site: Site): CardImage | null {
  const hero = page.hero
  const own = page.image || hero?.picture
  const alt = own ? page.imageAlt || hero?.alt || page.heading : ''
  return cardOf(own || page.settings.socialImage, alt || site.brand, site)
}

/** Longer URLs are ignored. */
const MAX_ADDRESS = 2000
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** The absolute URL of a picture on one of our hosts; null for any other. */
export function ownPicture(address: string, site: Pick<Site, 'url' | 'mediaHosts'>): string | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address, `${site.url}/`)) return null
  const url = new URL(address, `${site.url}/`)
  const isOurs = url.origin === site.url || (url.protocol === 'https:' && site.mediaHosts.includes(url.host))
  if (!isOurs || url.username !== '' || url.password !== '' || !IMAGE_FILE.test(url.pathname)) return null
  return url.href
}

/** The picture in the query, if it is on one of our hosts. */
const wantedImage = (search: URLSearchParams | undefined, site: Site, alt: string): CardImage | null =>
  cardOf(ownPicture(search?.get('image') ?? '', site) ?? '', alt, site)

/** The description in the query, as one line of plain text. */
export const wantedDescription = (search: URLSearchParams | undefined): string =>
  plainText(search?.get('description')?.slice(0, MAX_ADDRESS) ?? '', 300)

const og = (key: string, content: string): HeadMeta => ({ kind: 'property', key: `og:${key}`, content })
const twitter = (key: string, content: string): HeadMeta => ({ kind: 'name', key: `twitter:${key}`, content })

const article = (key: string, content: string): HeadMeta => ({ kind: 'property', key: `article:${key}`, content })

interface Card {
  page: Page | null
  site: Site
  title: string
  description: string
  canonical: string
  search?: URLSearchParams | undefined
}

const OG_TYPES: Partial<Record<Page['kind'], string>> = { product: 'product', 'blog-post': 'article' }

/** Open Graph and Twitter tags. The query may override picture and description. */
export function socialTags({ page, site, title, canonical, search, ...own }: Card): HeadMeta[] {
  const image = wantedImage(search, site, title) ?? (page && socialImage(page, site))
  const description = wantedDescription(search) || own.description
  return [
    og('type', (page && OG_TYPES[page.kind]) ?? 'website'),
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
    article('published_time', page?.post?.publishedAt ?? ''),
    article('author', page?.post?.author ?? ''),
  ].filter((tag) => tag.content !== '')
}
