import type { FillOffer, PhotoFacts } from './fill-facts'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `120 photos. 3 are left out. 14 look like another one: the best of each goes in.` */
export function photosText({ all, leftOut, alike }: PhotoFacts): string {
  return [
    `${counted(all, 'photo')}.`,
    leftOut > 0 && `${leftOut} ${leftOut === 1 ? 'is' : 'are'} left out.`,
    alike > 0 && `${alike} ${alike === 1 ? 'looks' : 'look'} like another one: the best of each goes in.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * What the order of the photos is, and that nothing is final.
 *
 * @param noun what the pages are called: cards have no order that a date could mean
 */
export const afterwardsText = (noun: 'card' | 'page'): string =>
  noun === 'card'
    ? 'You can change every card afterwards.'
    : 'They go in by date, and you can change every page afterwards.'

/** `2.3 photos a page`; fewer than one a page leaves pages empty. */
export function perPageText({ photosPerPage }: Pick<FillOffer, 'photosPerPage'>): string {
  if (photosPerPage < 1) return 'some pages stay empty'
  return photosPerPage === 1 ? '1 photo a page' : `${photosPerPage} photos a page`
}

/** Why filling cannot start, and what to do; null where it can. */
export function problemText({ all, leftOut, used, openPages }: PhotoFacts): string | null {
  if (all === 0) return 'Choose your photos first, 20 to 400 all at once. Then the pages fill themselves.'
  if (all === leftOut) return 'All your photos are left out. Keep some again under Photos, or choose more.'
  if (openPages === 0)
    return 'You’ve changed all pages, so filling leaves them alone. You can start again from your photos.'
  if (used === 0) return 'All your photos are on pages that you changed. Choose more, or start again from your photos.'
  return null
}

/**
 * Says what becomes of fewer photos than pages; null where there are enough.
 *
 * @param noun what the pages are called: cards repeat their photos
 */
export function fewText({ used }: Pick<PhotoFacts, 'used'>, pages: number, noun: 'card' | 'page'): string | null {
  if (used >= pages) return null
  const photos = counted(used, 'photo')
  if (noun === 'card') return `${photos} for ${pages} cards: they are repeated, as far apart as they can be.`
  const are = used === 1 ? 'is' : 'are'
  return `${photos} ${are} not enough for ${pages} pages. Choose ${pages - used} more, or fill now and add the rest later.`
}

/** `You changed 2 pages. Filling leaves them alone.` */
export const lockedText = (pages: number): string =>
  `You changed ${counted(pages, 'page')}. Filling leaves ${pages === 1 ? 'it' : 'them'} alone.`

/** `120 of 300 photos read`. */
export const readText = ({ at, of }: { at: number; of: number }): string => `${at - 1} of ${of} photos read`
