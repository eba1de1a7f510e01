import type { MenuLink } from '../navigation/main-menu'
import type { SiteLink } from '../navigation/service-pages'
import type { BlogCategory, BlogPost } from './blog'
import type { Hero, HeroExtras } from './hero'
import type { Listing } from './listing'
import type { HeaderOfferData, RobotsData, VideoData } from './page-data'
import type { Product, StartPrice } from './product'
import type { Question } from './questions'
import type { Settings } from './settings'

/** A page in the terms of the shop. `headFor`, `firstView` and the route modules read it. */
export interface Page {
  path: string
  /** The backend's id; null for none. */
  id: number | null
  /** 200; 301 with `redirectTo`; 404; 501 for a page that is not built yet. */
  status: number
  redirectTo: string | null
  kind: 'content' | 'product' | 'blog-post' | 'blog-list' | 'other'
  name: string
  /** The page's h1. */
  heading: string
  metaTitle: string | null
  description: string
  keywords: string
  /** The CMS fields that begin with `meta_`, by the rest of their names, without those that have a rule of their own. */
  meta: Record<string, string>
  /** `INDEX,FOLLOW` in the CMS's spelling; null when the page has none. */
  robots: string | RobotsData | null
  canonical: string | null
  /** URL of the main picture. */
  image: string | null
  imageAlt: string
  /** One or two sentences under the heading, plain text. */
  lead: string
  /** CMS HTML with widget placeholders. It is sanitised before it is rendered. */
  content: string
  /** The page's own offers, as HTML. */
  offerTexts: string[]
  /** The hero; null for a page with a heading only. */
  hero: Hero | null
  heroExtras: HeroExtras | null
  breadcrumbs: { label: string; url: string }[]
  startPrice: StartPrice | null
  product: Product | null
  /** The products of a category page; null for any other page. */
  listing: Listing | null
  questions: Question[]
  videos: VideoData[]
  reviews: ReviewDisplay
  post: BlogPost | null
  posts: BlogPost[]
  blogCategories: BlogCategory[]
  /** Every page of the shop, only on the page that lists them. */
  siteLinks: SiteLink[]
  /** The entries of the main menu; empty for a backend without one. */
  menu: MenuLink[]
  /** Banner of the offer that ran when the page was requested. */
  offer: HeaderOfferData | null
  settings: Settings
}

/** How the banner of a page shows reviews and questions. */
export interface ReviewDisplay {
  /** The shop's own figures, the line about an external review service, or nothing. */
  display: 'own' | 'service' | 'none'
  hasQuestions: boolean
  questionCount: number
  /** True for a link to the shoppers' photos. */
  hasShoppers: boolean
}
