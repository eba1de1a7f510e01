/**
 * Class names of the first view. The edge writes this view as HTML, and the SPA mounts over it. Both use the same
 * strings, so there is no layout shift. Tailwind finds them through `@source` in web/src/theme.css.
 *
 * The structure, in order:
 *   the header of header-classes.ts, in it
 *   div.headerBar > a.brand (mark, span.brandName) + nav.nav > ul.navList > li > a.navLink … + div.actions
 *     (search.search > form > input.searchInput + button.searchButton, a.searchLink, a.accountLink, a.cartLink,
 *     button.menuButton), without script on phones nav.plainNav > ul.plainNavList > li > a.navLink …
 *   main.main > section.hero[Large] > div.heroText[Large] (h1.heroTitle[Large], p.heroLead, p.heroPrice, div.heroActions >
 *     a.heroAction, on the home page a.heroSecond) + div.heroPicture[Large] > picture > img.heroImage
 *   (the logo is KEA_MARK in an svg of 32 × 32; the icons are svgs of 24 × 24 with class `icon`, fill none, stroke
 *   currentColor of 1.75, round caps and joins; the cart link has a span.sr-only with the text "Cart")
 *   main.main > section.stage, as in stage-classes.ts, with div.heroExtras > div.heroRating, .heroLinks, .heroOffer
 *     (pages with a product)
 *   main.main > div.plainHead > h1.plainTitle, on category pages p.plainLead and the tiles of listing-classes.ts   (pages
 *   without a hero)
 *   main.main > h1.sr-only + div.toolGround > div.toolStart > p.toolWaiting, for a new design label.toolPick > input.sr-only
 *   and p.toolHint
 *   (design tools; the classes of the picker are in first-photo.ts)
 */
export const firstViewClasses = {
  headerBar: 'mx-auto flex h-14 max-w-[100rem] items-center gap-2 px-5 lg:h-18 lg:gap-6 lg:px-12 2xl:gap-8',
  brand: 'flex min-h-11 shrink-0 items-center gap-2.5 text-ink no-underline',
  brandMark: 'size-8 shrink-0',
  brandName: 'font-display text-xl font-bold tracking-tight max-[22rem]:sr-only',
  nav: 'hidden min-w-0 flex-1 lg:block',
  navList: 'flex items-center gap-x-4 xl:gap-x-5 2xl:gap-x-7',
  navLink:
    'inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap text-[0.875rem] text-ink no-underline underline-offset-8 decoration-1 hover:underline aria-expanded:underline aria-[current=page]:underline xl:text-[0.9375rem]',
  plainNav: 'border-t border-line px-5 py-1 lg:hidden',
  plainNavList: 'flex flex-wrap gap-x-5',
  actions: 'ml-auto flex items-center lg:gap-1',
  /** A search field on wide screens, a link to the search on phones. */
  search: 'relative mr-2 hidden w-52 xl:block 2xl:w-72',
  searchInput:
    'block min-h-11 w-full rounded-full border border-control bg-paper py-2 pr-11 pl-4 text-base text-ink placeholder:text-ink-soft hover:border-ink [&::-webkit-search-cancel-button]:hidden',
  searchButton:
    'absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist',
  searchLink:
    'inline-flex size-11 items-center justify-center rounded-full text-ink no-underline hover:bg-mist xl:hidden',
  /** On all screens, where the field is folded. */
  searchLinkFolded: 'inline-flex size-11 items-center justify-center rounded-full text-ink no-underline hover:bg-mist',
  menuButton:
    '-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist lg:hidden',
  cartLink:
    'relative inline-flex size-11 items-center justify-center rounded-full text-ink no-underline hover:bg-mist lg:-mr-2.5',
  icon: 'size-6',

  main: 'block flex-1 outline-none',
  container: 'mx-auto w-full max-w-[100rem] px-5 lg:px-12',
  hero: 'mx-auto grid max-w-[120rem] lg:grid-cols-[2fr_3fr] lg:items-stretch',
  heroText:
    'order-2 flex min-w-0 flex-col items-start justify-center px-5 pt-6 pb-10 lg:order-1 lg:py-12 lg:pr-10 lg:pl-[max(3rem,calc((100vw-100rem)/2+3rem))]',
  /** The home page. From 640 px the text is beside the picture, so that the button is on the first screen. */
  heroLarge: 'mx-auto grid max-w-[120rem] sm:grid-cols-2 sm:items-stretch lg:grid-cols-[2fr_3fr]',
  heroTextLarge:
    'order-2 flex min-w-0 flex-col items-start justify-center px-5 pt-6 pb-8 sm:order-1 sm:py-6 lg:py-12 lg:pr-10 lg:pl-[max(3rem,calc((100vw-100rem)/2+3rem))]',
  heroTitleLarge: 'text-display font-display font-bold text-ink text-balance',
  heroTitle: 'text-title font-display font-bold text-ink text-balance',
  heroLead: 'mt-4 max-w-[26rem] text-lead text-ink-soft lg:mt-6',
  heroPrice: 'mt-2 text-lg text-ink',
  heroActions: 'mt-6 flex w-full flex-wrap items-center gap-2 sm:gap-3 lg:mt-8',
  heroAction:
    'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-full bg-kea px-2 text-center text-[0.9rem] only:text-[1.0625rem] sm:px-8 sm:text-[1.0625rem] font-semibold text-paper no-underline transition-colors duration-150 hover:bg-kea-deep max-sm:flex-1 whitespace-nowrap',
  /** The second link of the home page, beside the button. */
  heroSecond:
    'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-full border border-control bg-paper px-2 text-center text-[0.9rem] font-semibold whitespace-nowrap text-ink no-underline transition-colors duration-150 hover:border-ink hover:bg-mist max-sm:flex-1 sm:px-6 sm:text-base',
  /** Reserved space for what the banner renders later: review figures, links, offers. */
  heroExtras: 'mt-2 grid w-full max-w-[30rem] grid-cols-1 gap-1',
  heroRating: 'flex h-16 items-center sm:h-8',
  heroLinks: 'flex h-11 items-center gap-5',
  heroOffer: 'flex h-24 items-center sm:h-20',
  /** Placeholder until the content is rendered. */
  heroPlaceholder: 'block h-4 w-40 rounded bg-mist',

  /** Aspect ratios. Phones: 1:1, on the home page at most 46 % of the screen. From 1024 px: 4:3 on the home page, 824 × 485 elsewhere. */
  heroPictureLarge:
    'relative order-1 aspect-square max-h-[46svh] w-full overflow-hidden bg-mist sm:order-2 sm:aspect-auto sm:max-h-none sm:min-h-64 max-lg:[&_img]:object-[40%_50%] max-lg:sm:[&_img]:absolute lg:aspect-[4/3] lg:max-h-[40rem]',
  heroPicture:
    'relative order-1 aspect-square overflow-hidden bg-mist lg:order-2 lg:aspect-[824/485] lg:max-h-[46rem] lg:w-full',
  heroImage: 'size-full object-cover',

  plainHead: 'mx-auto w-full max-w-[100rem] px-5 pt-8 pb-4 lg:px-12 lg:pt-14 lg:pb-6',
  /** Narrower than the page, so that a long title has two lines with the stand-in font as with its own. */
  plainTitle: 'max-w-5xl text-title font-display font-bold text-ink text-balance wrap-anywhere',
  plainLead: 'mt-3 max-w-2xl text-lead text-ink-soft text-balance',

  /** The ground of a design tool while it opens. */
  toolGround: 'grid h-[calc(100dvh-3.5rem)] place-items-center bg-mist lg:h-[calc(100dvh-4.5rem)]',
  toolWaiting: 'text-ink-soft',
} as const

/** `sizes` of the hero picture. The edge's preload hint must use the same value. */
export const HERO_SIZES = '(min-width: 1024px) 60vw, 133vw'
