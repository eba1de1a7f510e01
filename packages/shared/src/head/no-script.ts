import { heroOf } from '../first-view/hero'
import { formatMoney } from '../money'
import type { Page } from '../page/page'
import { escapeHtml } from './escape'
import { type OutlinePart, outlineOf } from './outline'

/** Bytes of text and links; with heading, price and options the whole stays below 12 KB. */
const BUDGET = 8_000
const MAX_CHOICES = 40
const utf8 = new TextEncoder()

function partHtml({ kind, text, href }: OutlinePart): string {
  if (kind === 'link') return `<p><a href="${escapeHtml(href ?? '/')}">${escapeHtml(text)}</a></p>`
  return kind === 'heading' ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text)}</p>`
}

function optionsHtml(page: Page): string {
  return (page.product?.options ?? [])
    .slice(0, 6)
    .map(({ title, choices }) => {
      const names = choices.slice(0, MAX_CHOICES).map((choice) => choice.title.slice(0, 60))
      return `<p>${escapeHtml(title.slice(0, 60))}: ${escapeHtml(names.join(', ').slice(0, 600))}</p>`
    })
    .join('')
}

/** The page for those who run no script: heading, words, price, options and links, without pictures. */
export function noScript(page: Page): string {
  if (page.status !== 200 || page.heading === '') return ''
  let left = BUDGET
  const words: string[] = []
  for (const part of outlineOf(page.content)) {
    const html = partHtml(part)
    left -= utf8.encode(html).length
    if (left < 0) break
    words.push(html)
  }
  const lead = heroOf(page) ? '' : page.description.slice(0, 600)
  const price = page.startPrice ? `<p>From ${formatMoney(page.startPrice.cents)}, GST included</p>` : ''
  return (
    `<noscript><h1>${escapeHtml(page.heading.slice(0, 200))}</h1>${lead && `<p>${escapeHtml(lead)}</p>`}` +
    `${price}${optionsHtml(page)}${words.join('')}</noscript>`
  )
}
