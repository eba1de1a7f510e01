import { PHONE_CODE } from '../constants/business'
import { routes } from '../routes'

/** The second link of the home page. */
export const START_WITH_PHOTO = {
  label: 'Start with a photo',
  path: routes.startWithPhoto(),
}

/** The link to the reviews, after five stars. */
export const REVIEWS = { label: 'Reviews', path: routes.page({ slug: 'reviews' }) }
export const STARS = '★★★★★'

/** `09 555 0142` → `tel:+6495550142`, which also works from abroad. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') && !digits.startsWith('0800') ? PHONE_CODE + digits.slice(1) : digits}`
}

/** The logo: a kea's head in a 32 × 32 box. Inner markup of `<svg>`. */
export const KEA_MARK =
  '<path fill="#2f5d3a" d="M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z"/><path fill="#fff" d="M8.2 25.4c-.3-7.9 2.6-15 10-16.3 3.4-.6 6.3.9 7.7 3.6 1 2 .9 4.5-.3 7.4-.3.7-1.2.7-1.5 0-.7-1.8-1.9-2.9-3.9-3.1-1.4 3.9-4.8 7.4-12 8.4z"/><path fill="#e2571e" d="M8.2 25.4c1.2-3.1 3.3-5.2 6.3-6.5l3.1 1.1c-2 3-5 4.8-9.4 5.4z"/><circle cx="18.6" cy="13" r="1.3" fill="#16211b"/>'

/** Inner markup of the icons in the header bar, 24 × 24, drawn with `currentColor` strokes of 1.75. */
export const CART_ICON =
  '<path d="M5 8h14l-1.2 11.2a2 2 0 0 1-2 1.8H8.2a2 2 0 0 1-2-1.8L5 8z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>'
export const MENU_ICON = '<path d="M4 8h16M4 16h16"/>'
export const SEARCH_ICON = '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>'
export const ACCOUNT_ICON =
  '<circle cx="12" cy="8.5" r="3.75"/><path d="M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5"/>'

/** A phone number for display. It does not break over two lines. */
export const phoneText = (phone: string): string => phone.replaceAll(' ', '\u00a0')
