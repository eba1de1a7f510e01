import { firstViewClasses as look } from '../first-view/classes'
import { firstTiles, plainListing } from '../first-view/first-tiles'
import { PARTS_ANCHOR } from '../first-view/hero'
import { phoneHref, phoneText } from '../first-view/navigation'
import { parseHtml } from '../html/parse-html'
import { formatMoney } from '../money'
import type { Page } from '../page/page'
import type { VideoData } from '../page/page-data'
import type { Route } from '../route'
import { hasPageData, routes } from '../routes'
import { escapeHtml, plainText } from './escape'
import { isSafeHref, type OutlinePart, outlineOf } from './outline'

/** Bytes of everything but the lists of pages and of a category's products. A page without a list stays below 12 KB. */
const BUDGET = 10_500
const utf8 = new TextEncoder()

const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(plainText(text, 600))}</p>`)
const heading = (text: string): string => `<h2>${escapeHtml(plainText(text, 200))}</h2>`
const anchor = (text: string, href: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(plainText(text, 200))}</a>`
const link = (text: string, href: string): string => `<p>${anchor(text, href)}</p>`

const inlineHtml = ({ kind, text, href }: OutlinePart): string =>
  kind === 'link' ? anchor(text, href ?? '/') : escapeHtml(plainText(text, 600))

/** The parts as paragraphs and headings. A link stays in its sentence. */
function partsHtml(parts: readonly OutlinePart[]): string[] {
  const lines: { isHeading: boolean; html: string }[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const isHeading = part.kind === 'heading'
    if (part.continues && last && last.isHeading === isHeading) {
      last.html += (/^[.,;:!?)]/.test(part.text) ? '' : ' ') + inlineHtml(part)
    } else lines.push({ isHeading, html: inlineHtml(part) })
  }
  return lines.map(({ isHeading, html }) => (isHeading ? `<h2>${html}</h2>` : `<p>${html}</p>`))
}

function specificationParts({ product }: Page): OutlinePart[] {
  const parts = outlineOf(product?.specifications ?? '', parseHtml)
  return parts.length > 0 ? [{ kind: 'heading', text: 'Technical specifications' }, ...parts] : []
}

/** What is in a set. Without a script its button leads here. */
function partsOfSet({ product }: Page): string[] {
  if (!product?.parts) return []
  const parts = new Map(product.parts.map(({ name, path }) => [path, name]))
  const items = [...parts].map(([path, name]) => `<li>${isSafeHref(path) ? anchor(name, path) : escapeHtml(name)}</li>`)
  return [
    `<h2 id="${PARTS_ANCHOR}">In this set</h2>`,
    `<ul>${items.join('')}</ul>`,
    '<p>Please turn on JavaScript in your browser to order it.</p>',
  ]
}

function videoHtml({ name, description, src, embedUrl }: VideoData): string {
  const address = src || embedUrl || ''
  const title = `Video: ${name}`
  return (isSafeHref(address) ? link(title, address) : heading(title)) + paragraph(description ?? '')
}

/** The products of a category page below those of the first view, without a budget: every product can be reached. */
function tilesHtml(page: Page, search: URLSearchParams): string {
  const shown = plainListing(page, search)
  const first = new Set(shown && firstTiles(shown))
  const rest = (page.listing?.tiles ?? []).filter((tile) => !first.has(tile))
  const items = rest.map(
    ({ name, path, cents }) =>
      `<li>${anchor(name, path)}${cents === null ? '' : ` from ${escapeHtml(formatMoney(cents))}`}</li>`,
  )
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

/** The list of all pages must be complete, so the budget does not apply to it. */
function siteLinksHtml({ siteLinks }: Page): string {
  const items = siteLinks
    .filter(({ path }) => isSafeHref(path))
    .map(({ path, name }) => `<li>${anchor(name, path)}</li>`)
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

const FOOTER_LINKS = `<p>${anchor('Blog', routes.blog())} ${anchor('All pages', routes.page({ slug: 'sitemap' }))}</p>`

/** Pages that work only with a script, such as the cart, say so and name another way to order. */
function needsScriptHtml({ settings: { phone, email } }: Page, route: Route | null): string {
  if (route === null || hasPageData(route) || !route.built) return ''
  const name = route.pattern === routes.cart.pattern ? 'Your cart' : 'This page'
  const call = phone && `call us on <a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phoneText(phone))}</a>`
  const write = email && `email <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`
  const ways = [call, write].filter(Boolean).join(' or ')
  return (
    `<p>${name} needs JavaScript. Please turn it on in your browser, then open this page again.</p>` +
    (ways && `<p>Would you rather order without it? Please ${ways}, and we take your order.</p>`)
  )
}

/**
 * What the page without JavaScript has below its first view: text and links, without pictures. The first view
 * has heading, lead, price, options and picture already. A page without content, such as a form, has the description of its route.
 */
export function noScript(page: Page, route: Route | null, search = new URLSearchParams()): string {
  if (page.status === 503) return ''
  const lead = page.hero?.text || page.listing ? '' : page.description || (route?.description ?? '')
  const lines = [
    paragraph(lead),
    needsScriptHtml(page, page.status === 200 ? route : null),
    page.startPrice && !page.hero
      ? `<p>From ${formatMoney(page.startPrice.cents)}${page.settings.hasGst ? ', GST included' : ''}</p>`
      : '',
    ...partsOfSet(page),
    ...partsHtml(outlineOf(page.content, parseHtml)),
    ...partsHtml(specificationParts(page)),
    ...page.questions.flatMap(({ question, answer }) => [heading(question), paragraph(answer)]),
    ...page.videos.map(videoHtml),
    ...page.blogCategories.map(({ name, path }) => link(name, path)),
    ...page.posts.flatMap(({ title, path, lead: summary }) => [link(title, path), paragraph(summary)]),
  ]
  let left = BUDGET
  const cut = lines.findIndex((line) => {
    left -= utf8.encode(line).length
    return left < 0
  })
  const fitting = cut < 0 ? lines : lines.slice(0, cut)
  const content = tilesHtml(page, search) + fitting.join('') + siteLinksHtml(page) + FOOTER_LINKS
  return `<noscript><div class="${look.plainHead}"><div class="prose">${content}</div></div></noscript>`
}
