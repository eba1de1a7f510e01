/** How full the pages of a design are. */
export type Density = 'airy' | 'normal' | 'full'

interface DensityFigures {
  /** The most photos a page, on average. */
  photosPerPage: number
  /** The most photos of a month of a calendar. */
  photosPerMonth: number
  /** The margin of each page, as a part of its shorter side. */
  marginShare: number
  /** How many spreads lie between two with a photo across. */
  spreadsApart: number
  /** The fewest photos of an event whose best one has a page of its own. */
  heroEvent: number
}

export const DENSITIES: Readonly<Record<Density, DensityFigures>> = {
  airy: { photosPerPage: 1.6, photosPerMonth: 1, marginShare: 0.05, spreadsApart: 3, heroEvent: 3 },
  normal: { photosPerPage: 2.5, photosPerMonth: 3, marginShare: 0, spreadsApart: 4, heroEvent: 4 },
  full: { photosPerPage: 4, photosPerMonth: 6, marginShare: 0, spreadsApart: 5, heroEvent: 8 },
}
