import { firstViewClasses as look } from '../first-view/classes'
import { heroOf } from '../first-view/hero'
import { formatMoney } from '../money'
import type { Page } from '../page/page'
import { escapeHtml, plainText } from './escape'
import { type OutlinePart, outlineOf } from './outline'

/** Bytes of everything after the heading; the whole stays below 12 KB. */
const BUDGET = 11_000
const MAX_CHOICES = 40
const utf8 = new TextEncoder()

function partHtml({ kind, text, href }: OutlinePart): string {
  if (kind === 'link') return `<p><a href="${escapeHtml(href ?? '/')}">${escapeHtml(text)}</a></p>`
  return kind === 'heading' ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text)}</p>`
}

function optionLines(page: Page): string[] {
  return (page.product?.options ?? []).map(({ title, choices }) => {
    const names = choices.slice(0, MAX_CHOICES).map((choice) => choice.title.slice(0, 60))
    return `<p>${escapeHtml(title.slice(0, 60))}: ${escapeHtml(names.join(', ').slice(0, 600))}</p>`
  })
}

/** The page for those who run no script: heading, words, price, options and links, without pictures. */
export function noScript(page: Page): string {
  if (page.status !== 200 || page.heading === '') return ''
  const lead = heroOf(page)?.text ?? page.description
  const lines = [
    lead && `<p>${escapeHtml(plainText(lead, 600))}</p>`,
    page.startPrice ? `<p>From ${formatMoney(page.startPrice.cents)}, GST included</p>` : '',
    ...optionLines(page),
    ...outlineOf(page.content).map(partHtml),
  ]
  let left = BUDGET
  const cut = lines.findIndex((line) => {
    left -= utf8.encode(line).length
    return left < 0
  })
  const fitting = cut < 0 ? lines : lines.slice(0, cut)
  const heading = `<h1>${escapeHtml(plainText(page.heading, 200))}</h1>`
  return `<noscript><div class="${look.plainHead}"><div class="prose">${heading}${fitting.join('')}</div></div></noscript>`
}
