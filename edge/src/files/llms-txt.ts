import type { Settings as ShopSettings } from '@kea/shared/page/settings'
import type { ListedPage } from './types'

/** The sitemap has longer lists. */
const MAX_LINKS = 300

/** The text of a link, without the characters that end a link text in Markdown. */
const linkText = ({ name, path }: ListedPage): string => name.replace(/[[\]\\\s]+/g, ' ').trim() || path

const linksOf = (pages: readonly ListedPage[], siteUrl: string): string[] =>
  pages.map((page) => `- [${linkText(page)}](${new URL(page.path, siteUrl).href})`)

/** The pages of the shop as Markdown links, for language models. */
export function llmsTxt(pages: readonly ListedPage[], shop: ShopSettings, siteUrl: string): string {
  const posts = pages.filter(({ path }) => path.startsWith('/blog/'))
  const others = pages.filter(({ path }) => !path.startsWith('/blog/') && path !== '/')
  const section = (title: string, list: readonly ListedPage[]) =>
    list.length === 0 ? [] : ['', `## ${title}`, '', ...linksOf(list.slice(0, MAX_LINKS), siteUrl)]
  const prices = `Prices are in NZD${shop.hasGst ? ' and include GST' : ''}.`
  return [
    `# ${shop.brand}`,
    '',
    `> Personalised photo products, designed online and delivered in New Zealand. ${prices}`,
    ...section('Products and pages', others),
    ...section('Blog', posts),
    '',
    '## All pages',
    '',
    `- [Sitemap](${siteUrl}/sitemap.xml)`,
    '',
  ].join('\n')
}
