import { type ChoiceGroup, choiceGroups } from '../first-view/choice-groups'
import { SIZES_ANCHOR } from '../first-view/hero'
import {
  columnClasses,
  columnsFor,
  stageClasses as look,
  STAGE_SIZES,
  swatchBox,
  swatchX,
} from '../first-view/stage-classes'
import type { Hero } from '../page/hero'
import type { Product } from '../page/product'
import { parsePicture } from '../picture'
import { escapeHtml } from './escape'
import { pictureHtml } from './picture-view'

/** Attributes of SVG need no inline style, which the content policy forbids. */
const swatchHtml = (colours: readonly string[]): string =>
  colours.length === 0
    ? ''
    : `<svg class="${look.swatch}" viewBox="${swatchBox(colours)}" aria-hidden="true">` +
      `${colours.map((colour, at) => `<circle cx="${swatchX(at)}" cy="8" r="7" fill="${escapeHtml(colour)}" stroke="#767b77"></circle>`).join('')}</svg>`

const cardHtml = ({ label, detail, swatch }: ChoiceGroup['choices'][number]): string =>
  `<div class="${look.card}"><span>${swatchHtml(swatch)}${escapeHtml(label)}</span>` +
  `${detail && `<span class="${look.detail}">${escapeHtml(detail)}</span>`}</div>`

function groupHtml({ legend, isSized, choices }: ChoiceGroup): string {
  const columns = isSized ? columnsFor(choices.map(({ label }) => label)) : look.options
  return (
    `<div><span class="${look.legend}">${escapeHtml(legend)}</span>` +
    `<div class="${columns}">${choices.map(cardHtml).join('')}</div></div>`
  )
}

function actionHtml({ href, cta }: Hero, { inStock }: Product): string {
  if (!inStock) return `<button class="${look.soldOut}" type="button" disabled>OUT OF STOCK</button>`
  return href === '' ? '' : `<a class="${look.action}" href="${escapeHtml(href)}">${escapeHtml(cta)}</a>`
}

/** The first view of a page with a product. `price` and `extras` are the markup between lead and choices. */
export function stageHtml(hero: Hero, product: Product, between: { price: string; extras: string }): string {
  const picture = parsePicture(hero.picture)
  const choices = choiceGroups(product)
  const columns = columnClasses(
    hero.pictures.length,
    choices.map((group) => group.choices.length),
  )
  const groups = choices.map(groupHtml).join('')
  return (
    `<section class="${look.stage}"><div class="${columns.media}"><div class="${look.picture}">` +
    `${picture ? pictureHtml(picture, { alt: hero.alt, sizes: STAGE_SIZES, className: look.image }) : ''}</div>` +
    `${hero.pictures.length > 1 ? `<div class="${look.thumbs}"></div>` : ''}</div>` +
    `<div class="${columns.text}"><h1 class="${look.title}">${escapeHtml(hero.title)}</h1>` +
    (hero.text && `<p class="${look.lead}">${escapeHtml(hero.text)}</p>`) +
    between.price +
    between.extras +
    `<div id="${SIZES_ANCHOR}" class="${look.choices}">` +
    (groups && `<div class="${look.groups}">${groups}</div>`) +
    `<div class="${look.buyBar}" data-buy-bar><div class="${look.total}"></div>${actionHtml(hero, product)}</div>` +
    `</div></div></section>`
  )
}
