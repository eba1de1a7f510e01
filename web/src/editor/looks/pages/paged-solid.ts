/** The bodies that have pages to turn, or cards. */
const PAGED = ['book', 'calendar', 'cards', 'tiles'] as const

export type PagedSolid = (typeof PAGED)[number]

export const isPaged = (solid: string): solid is PagedSolid => PAGED.some((paged) => paged === solid)
