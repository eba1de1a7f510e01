/**
 * Class names of the stage: the first view of a page with a product. The edge writes it as HTML, and the SPA mounts
 * over it, as in classes.ts.
 *
 * The structure, in order:
 *   section.stage
 *     > div.media > div.picture > picture > img, and div.thumbs if there are more pictures
 *     > div.text > h1.title, p.lead, p.heroPrice (classes.ts), div.heroExtras (classes.ts), div.choices
 *         > div.groups > fieldset (div in the HTML of the edge) > .legend, .sizes or .options > .card (span with svg.swatch, .detail)
 *         > div.buyBar > div.total + .action
 */
export const stageClasses = {
  stage:
    'mx-auto grid w-full max-w-[100rem] gap-x-12 px-5 pb-8 lg:grid-cols-[minmax(0,824fr)_minmax(26rem,520fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:px-12 lg:pt-5 lg:pb-12 xl:gap-x-16',
  media: 'min-w-0',
  /** Beside a short text the pictures fill the column, and the promises stand below the text. */
  mediaLong: 'min-w-0 lg:row-span-2',
  picture:
    'relative aspect-[4/3] overflow-hidden bg-mist max-lg:-mx-5 sm:max-lg:aspect-[824/485] lg:aspect-[824/485] lg:rounded-picture',
  image: 'size-full object-cover',
  thumbs: 'mt-2 flex h-14 gap-2 overflow-x-auto lg:mt-3 lg:h-20 lg:gap-3',
  text: 'flex min-w-0 flex-col pt-4 lg:pt-0',
  textLong: 'flex min-w-0 flex-col pt-4 lg:row-span-2 lg:pt-0',
  title:
    'font-display text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] leading-[1.05] font-bold tracking-[-0.03em] text-balance text-ink',
  lead: 'mt-2 text-ink-soft',
  choices: 'mt-3 scroll-mt-24 border-t border-line pt-3',
  groups: 'grid gap-3 *:min-w-0',
  legend: 'mb-1 block text-sm font-semibold',
  options: 'flex flex-wrap gap-1.5',
  /** Columns for short, middle and long titles. */
  sizes: {
    short: 'grid grid-cols-3 gap-1.5 max-[22rem]:grid-cols-2 sm:grid-cols-4',
    middle: 'grid grid-cols-2 gap-1.5',
    long: 'grid gap-1.5 sm:grid-cols-2',
  },
  card: 'flex min-h-11 flex-col justify-center rounded-lg border border-control bg-paper px-2 py-1 text-sm tracking-tight sm:px-2.5 sm:tracking-normal leading-[1.15rem] transition-colors duration-150',
  /** The colours of a choice, before its title. */
  swatch: 'mr-1.5 inline-block h-3.5 -translate-y-px align-middle',
  detail: 'text-sm leading-[1.05rem] text-ink-soft tabular-nums',
  /** On phones a bar at the bottom of the screen. */
  buyBar:
    'flex items-center justify-between gap-4 max-[22rem]:gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pt-2.5 max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:mt-3 lg:min-h-18 lg:border-t lg:border-line lg:pt-3 lg:first:mt-0 lg:first:border-t-0 lg:first:pt-0',
  total: 'min-w-0 flex-1',
  action:
    'inline-flex min-h-13 shrink-0 cursor-pointer items-center justify-center rounded-full bg-kea px-6 text-[1.0625rem] font-semibold whitespace-nowrap max-[22rem]:px-4 max-[22rem]:text-[0.9375rem] sm:px-8 text-paper no-underline transition-colors duration-150 hover:bg-kea-deep lg:min-w-52',
  soldOut:
    'inline-flex min-h-13 shrink-0 cursor-not-allowed items-center justify-center rounded-full bg-line px-8 font-semibold whitespace-nowrap text-ink-soft',
} as const

/** `sizes` of the picture of the stage. The edge's preload hint must use the same value. */
export const STAGE_SIZES = '(min-width: 1600px) 883px, (min-width: 1024px) calc(61vw - 98px), 100vw'

/** The colours of a swatch are circles that overlap. Lengths are SVG units: a circle is 16 wide. */
const SWATCH_STEP = 10
export const swatchX = (at: number): number => 8 + at * SWATCH_STEP
export const swatchBox = (colours: readonly string[]): string => `0 0 ${swatchX(colours.length - 1) + 8} 16`

const SHORT = 12
const MIDDLE = 24

/** The columns of a group of sizes. The longest title decides. */
export function columnsFor(titles: readonly string[]): string {
  const longest = Math.max(...titles.map((title) => title.length))
  if (longest <= SHORT) return stageClasses.sizes.short
  return longest <= MIDDLE ? stageClasses.sizes.middle : stageClasses.sizes.long
}

/** Rows of cards from which the text column is higher than the pictures. */
const LONG_ROWS = 6

/** The class names of the two columns, by the number of pictures and of cards in each group of the chooser. */
export function columnClasses(pictures: number, counts: readonly number[]): { media: string; text: string } {
  const rows = counts.reduce((sum, count) => sum + 1 + Math.ceil(count / 4), 0)
  const isLong = pictures < 2 || rows >= LONG_ROWS
  return {
    media: isLong ? stageClasses.media : stageClasses.mediaLong,
    text: isLong ? stageClasses.textLong : stageClasses.text,
  }
}
