const [NAME, VALUE] = ['year', 'next']

/** The address of a design of a calendar that opens it with the months of the next year. */
export const nextYearPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${NAME}=${VALUE}`

/** True for such an address. */
export const isNextYear = (query: URLSearchParams): boolean => query.get(NAME) === VALUE

/** The address without it. */
export function withoutNextYear({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  query.delete(NAME)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
