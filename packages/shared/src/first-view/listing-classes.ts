/**
 * Class names of a category page's products. The edge writes the first ones as HTML, and the SPA mounts over them, as in
 * classes.ts.
 *
 * The structure, in order:
 *   div.container.body > aside (from 1024 px) + section
 *     > div.bar > the filter button and the sorting (in the HTML of the edge span.barSpace), p.count
 *     > ul.grid > li > a.tile > span.picture > picture > img, h3.name, span.price, span.arrival, span.rating
 */
export const listingClasses = {
  body: 'grid gap-x-10 pb-16 lg:grid-cols-[15rem_1fr] lg:pb-24 xl:gap-x-14',
  bar: 'mb-6 grid grid-cols-[auto_1fr] items-center gap-3 lg:flex lg:gap-x-6',
  barSpace: 'h-12 lg:-mr-6',
  count: 'text-ink-soft max-lg:order-last max-lg:col-span-2',
  grid: 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-12 xl:grid-cols-4',
  tile: 'group block text-ink no-underline',
  frame: 'block overflow-hidden bg-mist aspect-[4/3]',
  picture:
    'w-full rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102',
  image: 'size-full object-cover',
  name: 'mt-3 font-display text-base/snug font-bold group-hover:underline group-hover:decoration-1 sm:text-lg/snug',
  price: 'mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft sm:text-base',
  usual: 'mr-2 font-normal text-ink-soft',
  reduced: 'text-underwing-ink',
  percent: 'text-sm font-semibold text-underwing-ink',
  arrival: 'mt-0.5 block text-sm text-ink-soft',
  rating: 'mt-0.5 block text-sm text-ink-soft',
} as const

/** `sizes` of a tile's picture: two columns on a phone; from 1024 px three or four beside the filters. */
export const TILE_SIZES = '(min-width: 1280px) 19vw, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw'

/** Pictures of the first row of a phone load at once. */
export const FIRST_PICTURES = 2
