/** The order of an address by what sold most, as on a category page. Its own file, as the header needs nothing else of it. */
export const BEST_SELLERS = 'best'
