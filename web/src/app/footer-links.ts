import { routes } from '@kea/shared/routes'
import type {
  ACCESSORY_SLUGS,
  INFORMATION_SLUGS,
  LANDING_SLUGS,
  NEON_SLUGS,
  NO_ALTERNATE_SLUGS,
  SEASONAL_SLUGS,
  STRETCHER_BAR_SLUGS,
} from '@kea/shared/slugs'

type Slug =
  | (typeof ACCESSORY_SLUGS)[number]
  | (typeof INFORMATION_SLUGS)[number]
  | (typeof LANDING_SLUGS)[number]
  | (typeof NEON_SLUGS)[number]
  | (typeof NO_ALTERNATE_SLUGS)[number]
  | (typeof SEASONAL_SLUGS)[number]
  | (typeof STRETCHER_BAR_SLUGS)[number]
  | 'photo-credits'

interface FooterLink {
  label: string
  path: string
}

export interface FooterGroup {
  title: string
  links: readonly FooterLink[]
}

const to = (slug: Slug, label: string): FooterLink => ({ label, path: routes.page({ slug }) })

/** Links of the footer: product pages and information pages. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'Wall art',
    links: [
      to('canvas-prints', 'Canvas prints'),
      to('large-canvas-prints', 'Large canvas prints'),
      to('panoramic-canvas-photo-prints', 'Panoramic canvas'),
      to('split-canvas-prints', 'Split canvas'),
      to('hexagon-canvas', 'Hexagon canvas'),
      to('canvas-photo-collage', 'Photo collage on canvas'),
      to('photo-mosaic-on-canvas', 'Photo mosaic'),
      to('pop-art-on-canvas', 'Pop art'),
      to('gallery-wrapped-canvas', 'Gallery wrapped canvas'),
      to('metal-prints', 'Metal prints'),
      to('acrylic-prints', 'Acrylic prints'),
      to('wood-prints', 'Wood prints'),
      to('photo-enlargements', 'Photo enlargements'),
      to('canvas-products', 'All canvas products'),
    ],
  },
  {
    title: 'Prints and gifts',
    links: [
      to('photo-prints', 'Photo prints'),
      to('photo-mugs', 'Photo mugs'),
      to('magic-mugs', 'Magic mugs'),
      to('custom-photo-books', 'Photo books'),
      to('photo-calendars', 'Photo calendars'),
      to('personalised-photo-pillows', 'Photo cushions'),
      to('personalized-photo-blanket', 'Photo blankets'),
      to('photo-puzzles', 'Photo puzzles'),
      to('photo-magnets', 'Photo magnets'),
      to('photo-coasters', 'Photo coasters'),
      to('custom-table-mats', 'Table mats'),
      to('acrylic-photo-blocks', 'Acrylic blocks'),
      to('photo-lamps', 'Photo lamps'),
      { label: 'Gift certificate', path: routes.giftCertificate() },
      to('personalised-photo-gifts', 'All photo gifts'),
    ],
  },
  {
    title: 'Occasions and accessories',
    links: [
      to('christmas-photo-gifts', 'Christmas'),
      to('valentines-day-photo-gifts', 'Valentine’s Day'),
      to('mothers-day-photo-gifts', 'Mother’s Day'),
      to('fathers-day-photo-gifts', 'Father’s Day'),
      to('happy-birthday-neon-sign', 'Birthday neon signs'),
      to('custom-business-neon-sign', 'Business neon signs'),
      to('mr-and-mrs-neon-sign', 'Wedding neon signs'),
      to('canvas-stretcher-bars', 'Stretcher bars'),
      to('gallery-stretcher-bars', 'Gallery stretcher bars'),
      to('heavy-duty-stretcher-bars', 'Heavy-duty stretcher bars'),
      to('easel-stands', 'Easel stands'),
      to('canvas-pads', 'Canvas pads'),
    ],
  },
  {
    title: 'Ideas and prices',
    links: [
      to('sizes-prices', 'Sizes and prices'),
      to('coupons-codes-and-deals', 'Deals'),
      to('inspiration-photos-gallery', 'Inspiration'),
      to('photo-gallery-ideas', 'Gallery wall ideas'),
      to('photo-galleries-view', 'Photo galleries'),
      to('customer-showcase', 'Customer showcase'),
      to('video-testimonials', 'Video testimonials'),
      to('reviews', 'Reviews'),
      { label: 'Blog', path: routes.blog() },
      to('share-your-photo', 'Share your photo'),
      to('refer-a-friend', 'Refer a friend'),
    ],
  },
  {
    title: 'Help and about us',
    links: [
      { label: 'Cart', path: routes.cart() },
      { label: 'Your wishlist', path: routes.wishlist() },
      { label: 'Track your order', path: routes.orderTracking() },
      to('shipping-policy', 'Shipping'),
      to('faq', 'Questions and answers'),
      to('100-quality-guarantee', 'Quality guarantee'),
      to('contact-us', 'Contact us'),
      to('about-us', 'About us'),
      to('company-faqs', 'About the company'),
      to('terms-conditions', 'Terms and conditions'),
      to('privacy-policy', 'Privacy'),
      to('photo-credits', 'Photo credits'),
      to('sitemap', 'All pages'),
    ],
  },
]
