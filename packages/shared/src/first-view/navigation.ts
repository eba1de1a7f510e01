import { PHONE_CODE } from '../constants/business'
import { routes } from '../routes'

/** The second link of the home page. */
export const START_WITH_PHOTO = {
  label: 'Start with a photo',
  path: routes.startWithPhoto(),
}

/** The link to the reviews, after five stars. */
export const REVIEWS = { label: 'Reviews', ofSamples: 'Sample reviews', path: routes.page({ slug: 'reviews' }) }

/** Without the script it leads to the page. */
export const HELP = { label: 'Help', path: routes.page({ slug: 'contact-us' }) }

/** Five stars, of which the whole ones of the average are filled: 4.6 is ★★★★☆, so nothing is rounded up. */
export const starsOf = (average: number): string => '★★★★★☆☆☆☆☆'.slice(Math.ceil(5 - average)).slice(0, 5)

/** `09 555 0142` → `tel:+6495550142`, which also works from abroad. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') && !digits.startsWith('0800') ? PHONE_CODE + digits.slice(1) : digits}`
}

/** A phone number for display. It does not break over two lines. */
export const phoneText = (phone: string): string => phone.replaceAll(' ', '\u00a0')
