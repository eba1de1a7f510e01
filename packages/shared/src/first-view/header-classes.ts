/**
 * Class names of the header, for the HTML of the edge and the components of the web.
 *
 * The structure, in order:
 *   header.header
 *     > div.strip > div.stripBar (not in design tools)
 *         > p.banner (strong.bannerTitle, a.bannerLink or span, span.bannerTimer > span.lastDay), on wide screens div.stripLinks
 *           (a.stripLink with the phone, a.stripLink to the reviews, to the help and the wishlist, div.account > a.stripLink …)
 *     > p.notice
 *     > div.sticky > div.headerBar, as in classes.ts
 *     > nav.blogBar > ul.blogList > li > a.navLink …, the logo in the middle (paths of the blog, wide screens)
 */
export const headerClasses = {
  /** The sticky bar needs a parent as high as the page. */
  header: 'contents print:hidden',
  strip: 'bg-kea-mist text-sm text-ink',
  stripBar: 'mx-auto flex max-w-[100rem] items-center gap-6 px-5 lg:min-h-11 lg:px-12',
  banner:
    'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-2.5 max-lg:justify-center max-lg:text-center lg:py-2',
  bannerTitle: 'font-semibold',
  bannerLink: 'text-inherit underline underline-offset-4',
  /** Reserved space for the countdown, which is rendered later. */
  bannerTimer: 'h-5 max-lg:basis-full lg:max-xl:hidden xl:ml-4',
  lastDay: 'font-semibold',
  stripLinks: 'ml-auto hidden shrink-0 items-center gap-6 lg:flex',
  stripLink: 'inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-ink no-underline hover:underline',
  stars: 'tracking-tight text-underwing-ink',
  /** As wide as its widest state, so that its neighbours do not move. */
  account: 'flex w-44 items-center justify-end gap-5',
  notice: 'bg-ink px-5 py-2.5 text-center text-sm text-paper lg:px-12',
  sticky:
    'relative z-40 bg-paper transition-transform duration-200 ease-out lg:sticky lg:top-0 lg:data-[hidden]:not-focus-within:-translate-y-full',
  accountLink:
    'inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink no-underline hover:bg-mist lg:hidden',
  blogBar: 'hidden border-y border-line bg-paper lg:block',
  blogList: 'mx-auto flex h-14 max-w-[100rem] items-center justify-center gap-10 px-12',
  blogMark: 'inline-flex min-h-11 items-center gap-2 font-display text-lg font-bold text-ink no-underline',
} as const

/** The element with the last day of the offer. */
export const LAST_DAY_ID = 'offer-last-day'
