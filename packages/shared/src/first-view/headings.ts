import { SEARCH_MAX_LENGTH } from '../search/search'

/** The specification has this text. */
export const NOT_FOUND_HEADING = 'Oops! This page is lost or may have been moved.'
export const NOT_BUILT_HEADING = 'This page is not built yet'

/** The h1 of the results for a text. */
export function searchHeading(text: string): string {
  const searched = text.trim().slice(0, SEARCH_MAX_LENGTH)
  return searched === '' ? 'Search' : `Results for “${searched}”`
}
