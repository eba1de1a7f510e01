import { HERO_SIZES, firstViewClasses as look } from '../first-view/classes'
import { heroOf } from '../first-view/hero'
import { CART_ICON, KEA_MARK, MENU_ICON, NAVIGATION } from '../first-view/navigation'
import { formatMoney } from '../money'
import type { Page } from '../page/page'
import { fallbackSource, type Picture, parsePicture, sourceSet } from '../picture'
import type { Route } from '../route'
import { routes } from '../routes'
import { escapeHtml } from './escape'

const icon = (markup: string): string =>
  `<svg class="${look.icon}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ` +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${markup}</svg>`

const NAV_LINKS = NAVIGATION.map(({ label, path }) => `<a class="${look.navLink}" href="${path}">${label}</a>`).join('')

function header(brand: string): string {
  const mark = `<svg class="${look.brandMark}" viewBox="0 0 32 32" aria-hidden="true">${KEA_MARK}</svg>`
  return (
    `<header class="${look.header}"><div class="${look.headerBar}">` +
    `<a class="${look.brand}" href="/">${mark}<span class="${look.brandName}">${escapeHtml(brand)}</span></a>` +
    `<nav class="${look.nav}" aria-label="Products">${NAV_LINKS}</nav><div class="${look.actions}">` +
    `<button class="${look.menuButton}" type="button" aria-label="Menu">${icon(MENU_ICON)}</button>` +
    `<a class="${look.cartLink}" href="${routes.cart()}" aria-label="Cart">${icon(CART_ICON)}</a></div></div></header>`
  )
}

function pictureHtml(picture: Picture, alt: string): string {
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escapeHtml(sourceSet(picture, format))}" sizes="${HERO_SIZES}">`
  return (
    `<picture>${source('avif')}${source('webp')}<img class="${look.heroImage}" ` +
    `src="${escapeHtml(fallbackSource(picture))}" alt="${escapeHtml(alt)}" width="${picture.width}" ` +
    `height="${picture.height}" fetchpriority="high"></picture>`
  )
}

/** The hero of the home page stands larger than the others. */
const isHome = (path: string): boolean => path === '/' || path === '/home'

function heroHtml(page: Page): string | null {
  const hero = heroOf(page)
  const picture = hero && parsePicture(hero.picture)
  if (!hero || !picture) return null
  const lines = [
    `<h1 class="${isHome(page.path) ? look.heroTitleLarge : look.heroTitle}">${escapeHtml(page.heading)}</h1>`,
    hero.text && `<p class="${look.heroLead}">${escapeHtml(hero.text)}</p>`,
    page.startPrice && `<p class="${look.heroPrice}">From ${formatMoney(page.startPrice.cents)}</p>`,
  ]
  return (
    `<section class="${look.hero}"><div class="${look.heroText}">${lines.filter(Boolean).join('')}</div>` +
    `<div class="${isHome(page.path) ? look.heroPictureLarge : look.heroPicture}">` +
    `${pictureHtml(picture, hero.alt)}</div></section>`
  )
}

/**
 * What a page shows before any script has run: header bar, h1 and the largest picture, with the class names of the
 * web's own components. Empty for pages whose content only the web can draw.
 */
export function firstView(page: Page, route: Route | null): string {
  if (page.status !== 200 || route?.frame !== 'full' || page.heading === '') return ''
  const plain = `<div class="${look.plainHead}"><h1 class="${look.plainTitle}">${escapeHtml(page.heading)}</h1></div>`
  return `${header(page.settings.brand)}<main class="${look.main}">${heroHtml(page) ?? plain}</main>`
}

/** Asks for the largest picture before the parser reaches it. */
export function preloads(page: Page): string {
  const picture = page.status === 200 ? parsePicture(heroOf(page)?.picture ?? '') : null
  if (!picture) return ''
  return (
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sourceSet(picture, 'avif'))}" ` +
    `imagesizes="${HERO_SIZES}" fetchpriority="high">`
  )
}
