import { COUNTDOWN_MAX_MS } from '../constants/business'
import { formatDate } from '../dates'
import { blogMenu } from '../first-view/blog-menu'
import { firstViewClasses as look } from '../first-view/classes'
import { headerClasses as frame, LAST_DAY_ID } from '../first-view/header-classes'
import {
  ACCOUNT_ICON,
  CART_ICON,
  KEA_MARK,
  MENU_ICON,
  phoneHref,
  phoneText,
  REVIEWS,
  SEARCH_ICON,
  STARS,
} from '../first-view/navigation'
import { isFolded } from '../navigation/frame-of'
import type { BlogCategory } from '../page/blog'
import { type Banner, bannerOf } from '../page/offer'
import type { Page } from '../page/page'
import { isToolRoute, routeOf, routes } from '../routes'
import { SEARCH_MAX_LENGTH } from '../search/search'
import { escapeHtml } from './escape'

const icon = (markup: string): string =>
  `<svg class="${look.icon}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ` +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${markup}</svg>`

const MARK = `<svg class="${look.brandMark}" viewBox="0 0 32 32" aria-hidden="true">${KEA_MARK}</svg>`

const link = (name: string, path: string, html: string, label = ''): string =>
  `<a class="${name}" href="${escapeHtml(path)}"${label && ` aria-label="${label}"`}>${html}</a>`

const SEARCH_FIELD =
  `<search class="${look.search}"><form action="${routes.searchResult()}"><input class="${look.searchInput}" ` +
  `type="search" name="q" aria-label="Search" placeholder="Search" maxlength="${SEARCH_MAX_LENGTH}" autocomplete="off">` +
  `<button class="${look.searchButton}" type="submit" aria-label="Search">${icon(SEARCH_ICON)}</button></form></search>`

const searchLink = (name: string): string => link(name, routes.searchResult(), icon(SEARCH_ICON), 'Search')

const ACTIONS =
  link(frame.accountLink, routes.login(), icon(ACCOUNT_ICON), 'Account') +
  link(look.cartLink, routes.cart(), `${icon(CART_ICON)}<span class="sr-only">Cart</span>`) +
  `<button class="${look.menuButton}" type="button" aria-label="Menu">${icon(MENU_ICON)}</button>`

/** Empty: the edge does not know the visitor, so the web renders the account links. */
const ACCOUNT_PLACEHOLDER = `<div class="${frame.account}"></div>`

const REVIEWS_LINK = link(
  frame.stripLink,
  REVIEWS.path,
  `<span aria-hidden="true" class="${frame.stars}">${STARS}</span>${REVIEWS.label}`,
)

function bannerText({ text, path }: Banner): string {
  if (text === '') return ''
  return path === null ? `<span>${escapeHtml(text)}</span>` : link(frame.bannerLink, path, escapeHtml(text))
}

/** The last day of an offer that ends in more than a week. The web takes it from here until it can format dates. */
function lastDayHtml(end: number, now: number): string {
  if (end - now <= COUNTDOWN_MAX_MS) return ''
  return `<span>Until <span class="${frame.lastDay}" id="${LAST_DAY_ID}">${formatDate(new Date(end - 1))}</span></span>`
}

function bannerHtml({ offer }: Page, now: number): string {
  const banner = bannerOf(offer, now)
  if (!banner) return ''
  return (
    `<p class="${frame.banner}">` +
    (banner.title && `<strong class="${frame.bannerTitle}">${escapeHtml(banner.title)}</strong>`) +
    bannerText(banner) +
    `${banner.end === null ? '' : `<span class="${frame.bannerTimer}">${lastDayHtml(banner.end, now)}</span>`}</p>`
  )
}

function stripHtml(page: Page, now: number): string {
  const route = routeOf(page.path)
  // A design tool has no strip, so that the print has more space.
  if (route !== null && isToolRoute(route)) return ''
  const { phone } = page.settings
  const notice = page.offer?.store_notice?.trim()
  return (
    `<div class="${frame.strip}"><div class="${frame.stripBar}">${bannerHtml(page, now)}` +
    `<div class="${frame.stripLinks}">` +
    (phone && link(frame.stripLink, phoneHref(phone), escapeHtml(phoneText(phone)))) +
    `${REVIEWS_LINK}${ACCOUNT_PLACEHOLDER}</div></div></div>` +
    (notice ? `<p class="${frame.notice}">${escapeHtml(notice)}</p>` : '')
  )
}

function blogHtml(categories: readonly BlogCategory[], brand: string): string {
  const { before, after } = blogMenu(categories)
  const items = (list: readonly BlogCategory[]) =>
    list.map(({ name, path }) => `<li>${link(look.navLink, path, escapeHtml(name))}</li>`).join('')
  return (
    `<nav class="${frame.blogBar}" aria-label="Blog"><ul class="${frame.blogList}">${items(before)}<li>` +
    link(frame.blogMark, routes.blog(), `${MARK}${escapeHtml(brand)} blog`) +
    `</li>${items(after)}</ul></nav>`
  )
}

/** The main menu as links. Phones have a menu button; without script they have these links instead. */
function menuHtml({ menu }: Page): { bar: string; plain: string } {
  if (menu.length === 0) return { bar: '', plain: '' }
  const items = menu.map(({ label, path }) => `<li>${link(look.navLink, path, escapeHtml(label))}</li>`).join('')
  const nav = (label: string, name: string, list: string) =>
    `<nav class="${name}" aria-label="${label}"><ul class="${list}">${items}</ul></nav>`
  return {
    bar: nav('Products', look.nav, look.navList),
    // Each part of a page has a label of its own.
    plain: `<noscript>${nav('Product families', look.plainNav, look.plainNavList)}</noscript>`,
  }
}

/** The header of a page before any script has run. The web renders the same markup. */
export function headerHtml(page: Page, now: number): string {
  const { brand } = page.settings
  const search = isFolded(page.path) ? searchLink(look.searchLinkFolded) : SEARCH_FIELD + searchLink(look.searchLink)
  const menu = menuHtml(page)
  const blog = page.blogCategories.length > 0 ? blogHtml(page.blogCategories, brand) : ''
  return (
    `<header class="${frame.header}">${stripHtml(page, now)}<div class="${frame.sticky}"><div class="${look.headerBar}">` +
    link(look.brand, '/', `${MARK}<span class="${look.brandName}">${escapeHtml(brand)}</span>`) +
    `${menu.bar}<div class="${look.actions}">${search}${ACTIONS}</div></div>${menu.plain}</div>${blog}</header>`
  )
}
