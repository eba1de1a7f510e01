import { fixedPages } from './listed-pages'
import type { ListedPage } from './types'

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => XML[character] as string)
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const sitemapPath = (file: number): string => `/sitemap-${file}.xml`

/** The sitemap index with the addresses of the files. */
export function sitemapIndex(files: number, siteUrl: string): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${siteUrl}${sitemapPath(at + 1)}</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const PLAIN = /^[\w/.~-]+$/
const addressOf = (path: string, siteUrl: string): string =>
  PLAIN.test(path) ? siteUrl + path : escapeXml(new URL(path, siteUrl).href)

function entry({ path, updatedAt, images }: ListedPage, siteUrl: string): string {
  const lastmod = updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`
  const pictures = images.map((url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`)
  return `<url><loc>${addressOf(path, siteUrl)}</loc>${lastmod}${pictures.join('')}</url>`
}

/** One sitemap file. The first one also has the fixed pages that the backend does not list. */
export function sitemapFile(file: number, pages: readonly ListedPage[], siteUrl: string): string {
  const listed = new Set(pages.map(({ path }) => path))
  const fixed = file === 1 ? fixedPages.filter(({ path }) => !listed.has(path)) : []
  const entries = [...fixed, ...pages].map((page) => entry(page, siteUrl))
  return (
    `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`
  )
}
