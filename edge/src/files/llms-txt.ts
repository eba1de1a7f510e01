import type { Settings as ShopSettings } from '@kea/shared/page/settings'
import type { ListedPage } from './types'

/** Longer lists are read in the sitemap. */
const MAX_LINKS = 300

/** A name as the words of a link; what Markdown would read as the end of them is left out. */
const wordsOf = ({ name, path }: ListedPage): string => name.replace(/[[\]\\\s]+/g, ' ').trim() || path

const linksOf = (pages: readonly ListedPage[], siteUrl: string): string[] =>
  pages.map((page) => `- [${wordsOf(page)}](${new URL(page.path, siteUrl).href})`)

/** What the shop sells and where, as plain text with links, for readers that are programs. */
export function llmsTxt(pages: readonly ListedPage[], shop: ShopSettings, siteUrl: string): string {
  const posts = pages.filter(({ path }) => path.startsWith('/blog/'))
  const others = pages.filter(({ path }) => !path.startsWith('/blog/') && path !== '/')
  const section = (title: string, of: readonly ListedPage[]) =>
    of.length === 0 ? [] : ['', `## ${title}`, '', ...linksOf(of.slice(0, MAX_LINKS), siteUrl)]
  return [
    `# ${shop.brand}`,
    '',
    '> Personalised photo products, designed online and delivered in New Zealand. Prices are in NZD and include GST.',
    ...section('Products and pages', others),
    ...section('Blog', posts),
    '',
    '## All pages',
    '',
    `- [Sitemap](${siteUrl}/sitemap.xml)`,
    '',
  ].join('\n')
}
