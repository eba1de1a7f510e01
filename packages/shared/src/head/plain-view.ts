import { PICKED_TYPES } from '../constants/uploads'
import { firstViewClasses as look } from '../first-view/classes'
import { FIRST_PHOTO_ID, firstPhotoClasses, PICK_PHOTO, takesFirstPhoto } from '../first-view/first-photo'
import { NOT_BUILT_HEADING, NOT_FOUND_HEADING, OPENING_TOOL, searchHeading } from '../first-view/headings'
import type { Page } from '../page/page'
import type { Route } from '../route'
import { isToolRoute } from '../routes'
import { escapeHtml } from './escape'

/** A picker that works before any script. routes/design/early.ts keeps its photos until the tool takes them. */
const FIRST_PHOTO =
  `<label class="${firstPhotoClasses.toolPick}">${PICK_PHOTO}` +
  `<input class="sr-only" type="file" id="${FIRST_PHOTO_ID}" accept="${PICKED_TYPES}" multiple></label>`

/** The h1 of a page without a picture; '' if the page has none. */
function plainHeading(page: Page, route: Route | null, search: URLSearchParams): string {
  if (page.status === 404) return NOT_FOUND_HEADING
  if (page.status === 501) return NOT_BUILT_HEADING
  if (page.status !== 200 || route === null) return ''
  return page.heading || (route.firstView === 'search' ? searchHeading(search.get('q') ?? '') : route.heading)
}

/** The sentence below the h1: of a category page, or of a page that is not in the backend. */
function plainLead(page: Page, route: Route | null): string {
  if (page.listing) return page.lead
  return page.status === 200 ? (route?.lead ?? '') : ''
}

/**
 * The first view of a page without a picture: its heading and lead. A design tool has its
 * ground too, and a new design a picker for its photo.
 */
export function plainView(page: Page, route: Route | null, search: URLSearchParams): string {
  if (page.status === 200 && route !== null && isToolRoute(route)) {
    return (
      `<h1 class="sr-only">${escapeHtml(route.title)}</h1>` +
      `<div class="${look.toolGround}"><div class="${firstPhotoClasses.toolStart}"><p class="${look.toolWaiting}">${OPENING_TOOL}</p>` +
      `${takesFirstPhoto(search) ? FIRST_PHOTO : ''}</div></div>`
    )
  }
  const heading = plainHeading(page, route, search)
  const text = plainLead(page, route)
  const lead = text && `<p class="${look.plainLead}">${escapeHtml(text)}</p>`
  return (
    heading && `<div class="${look.plainHead}"><h1 class="${look.plainTitle}">${escapeHtml(heading)}</h1>${lead}</div>`
  )
}
