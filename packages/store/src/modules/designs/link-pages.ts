import type { LinkPage } from './links-repo'
import type { OwnUpload } from './repo'

/** Pages of a link: those of a book of 96 pages, with room. */
const PAGES_MAX = 120
/** At the size of a screen. A link never hands on a photo in full size. */
const SIDE_MAX = 2_000
const LABEL = /^[^\p{Cc}]{1,80}$/u

const AGAIN = 'Create the link again.'
export const NOT_ARRIVED = `The picture of a page has not arrived, or is too large. ${AGAIN}`

/**
 * Why these pages cannot be shown by a link; null where they can.
 *
 * @param uploads what is stored of their pictures
 */
export function pagesProblem(
  pages: readonly LinkPage[],
  uploads: readonly OwnUpload[],
  owners: readonly string[],
): string | null {
  if (pages.length > PAGES_MAX) return `A link shows ${PAGES_MAX} pages at most.`
  if (pages.some(({ label }) => !LABEL.test(label))) return `A page has no name that can be shown. ${AGAIN}`
  const isShown = ({ picture }: LinkPage) =>
    uploads.some(
      ({ uid, owner, state, width, height }) =>
        uid === picture &&
        owners.includes(owner) &&
        state === 'complete' &&
        Math.max(width ?? Number.POSITIVE_INFINITY, height ?? Number.POSITIVE_INFINITY) <= SIDE_MAX,
    )
  return pages.every(isShown) ? null : NOT_ARRIVED
}
