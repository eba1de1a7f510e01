/**
 * Slugs that the shop will have. Without page data such a slug answers 501, "not built yet". Any other is 404.
 */
/** Landing pages of products and categories. */
export const LANDING_SLUGS = [
  'canvas-prints',
  'split-canvas-prints',
  'panoramic-canvas-photo-prints',
  'photo-mosaic-on-canvas',
  'large-canvas-prints',
  'pop-art-on-canvas',
  'gallery-wrapped-canvas',
  'photo-enlargements',
  'quality-canvas-printing',
  'canvas-products',
  'hexagon-canvas',
  'canvas-photo-collage',
  'personalized-photo-blanket',
  'acrylic-photo-blocks',
  'personalised-photo-pillows',
  'photo-calendars',
  'custom-photo-books',
  'photo-mugs',
  'magic-mugs',
  'photo-prints',
  'custom-table-mats',
  'photo-lamps',
  'photo-magnets',
  'photo-coasters',
  'photo-puzzles',
  'metal-prints',
  'acrylic-prints',
  'wood-prints',
  'personalised-photo-gifts',
] as const
/** Seasonal gift pages. */
export const SEASONAL_SLUGS = [
  'christmas-photo-gifts',
  'valentines-day-photo-gifts',
  'mothers-day-photo-gifts',
  'fathers-day-photo-gifts',
] as const
/** Always index,follow, whatever the CMS sets. */
export const STRETCHER_BAR_SLUGS = [
  'canvas-stretcher-bars',
  'gallery-stretcher-bars',
  'heavy-duty-stretcher-bars',
] as const
/** Accessories other than stretcher bars. */
export const ACCESSORY_SLUGS = ['easel-stands', 'canvas-pads'] as const
/** Information pages. */
export const INFORMATION_SLUGS = [
  'shipping-policy',
  'faq',
  '100-quality-guarantee',
  'about-us',
  'contact-us',
  'company-faqs',
  'privacy-policy',
  'terms-conditions',
  'coupons-codes-and-deals',
  'sitemap',
  'inspiration-photos-gallery',
  'photo-gallery-ideas',
  'photo-galleries-view',
  'refer-a-friend',
  'sizes-prices',
  'video-testimonials',
  'reviews',
  'customer-showcase',
  'share-your-photo',
] as const
/** Pages without alternate-language links. */
export const NO_ALTERNATE_SLUGS = [
  'custom-mouse-pads',
  'custom-photo-bookmarks',
  'custom-apron',
  'didactic-memory-games',
  'personalised-wall-tiles',
  'custom-light-switch-panels',
] as const
/** Neon-sign product pages, also without alternate-language links. */
export const NEON_SLUGS = [
  'good-vibes-neon-sign',
  'custom-business-neon-sign',
  'happy-birthday-neon-sign',
  'better-together-neon-sign',
  'mr-and-mrs-neon-sign',
  'just-married-neon-sign',
  'lets-party-neon-sign',
  'hello-gorgeous-neon-sign',
  'stay-wild-neon-sign',
  'dream-big-neon-sign',
  'love-neon-sign',
  'heart-neon-sign',
  'kia-ora-neon-sign',
  'aroha-neon-sign',
  'whanau-neon-sign',
  'home-neon-sign',
  'family-name-neon-sign',
  'kids-name-neon-sign',
  'cocktails-neon-sign',
  'coffee-neon-sign',
  'open-neon-sign',
  'welcome-neon-sign',
  'game-on-neon-sign',
  'gym-neon-sign',
  'music-neon-sign',
  'bbq-neon-sign',
  'beach-neon-sign',
  'mountain-neon-sign',
  'fern-neon-sign',
  'lightning-neon-sign',
] as const

/** Speed landing pages. */
const SPEED_SLUGS = ['canvas-prints-speed-1', 'canvas-prints-speed-2', 'canvas-prints-speed-3'] as const

const PLANNED = new Set<string>([
  ...LANDING_SLUGS,
  ...SEASONAL_SLUGS,
  ...STRETCHER_BAR_SLUGS,
  ...ACCESSORY_SLUGS,
  ...INFORMATION_SLUGS,
  ...NO_ALTERNATE_SLUGS,
  ...NEON_SLUGS,
  ...SPEED_SLUGS,
])

/** True for a slug that answers 501 without page data, not 404. */
export const isPlannedSlug = (slug: string): boolean => PLANNED.has(slug)

/** Every planned slug, for docs/not-built.md. */
export const plannedSlugs = (): readonly string[] => [...PLANNED]
