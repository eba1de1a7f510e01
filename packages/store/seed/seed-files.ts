// What the seed files hold.

/** Fields that go on as they are. */
export type Fields = Readonly<Record<string, unknown>>

export interface SeedEffect {
  only?: readonly string[]
  /** By the id of the part; `*` stands for every part. */
  part?: Readonly<Record<string, Fields>>
  look?: Fields
  unprinted?: boolean
  /** How many surfaces a part has, by its id. */
  counts?: Readonly<Record<string, number>>
}

/** The piece of another product that a value of a bundle is: its sku and the ids of its option values. */
export interface SeedPart {
  sku: string
  values: readonly number[]
}

/** A value of an option. */
export interface SeedValue {
  id: number
  title: string
  width_mm?: number
  height_mm?: number
  depth_mm?: number
  edge?: string
  /** The largest width plus height of a typed size. */
  up_to_mm?: number
  /** In dollars, for each of the product's `quantity_breaks`. */
  prices?: readonly number[]
  /** The letters that its prices pay for, and each further letter in dollars. */
  letters?: number
  letter_price?: number
  /** What it adds to the price, in dollars. */
  add?: number
  takes_offers?: boolean
  picture?: string
  workshop?: boolean
  effect?: SeedEffect
  part?: SeedPart
}

export interface SeedOption {
  id: number
  title: string
  required: boolean
  values: readonly SeedValue[]
}

/** The design of a product without what `build-definition.ts` fills in. */
export interface SeedDesign {
  parts: readonly Fields[]
  look?: {
    sample?: string
    noun: string
    kind?: string
    offMm?: number
    frame?: string
    frameMm?: number
    rimMm?: number
  }
  resolution: { goodPpi: number; leastPpi: number }
  arrangement?: Fields
  sizeFollowsPhoto?: boolean
  files?: readonly Fields[]
  settings?: string
  templates?: string
  freeSize?: Fields
  views?: readonly Fields[]
}

interface Breadcrumb {
  label: string
  url: string
}

export interface SeedProduct {
  id: number
  sku: string
  url_key: string
  name: string
  landing_path: string
  kind?: string
  tool: string | null
  ordering?: string
  position: number
  attributes: Readonly<Record<string, readonly string[]>>
  ready_within?: number
  meta_title: string
  meta_description: string
  meta_keyword: string
  short_description: string
  description: string
  technical_specifications: string
  breadcrumbs?: readonly Breadcrumb[]
  pictures: readonly { picture: string; label: string }[]
  quantity_breaks: readonly number[]
  options: readonly SeedOption[]
  stock?: number
  design?: SeedDesign
}

export interface SeedAttribute {
  code: string
  label: string
  options: readonly { value: string; label: string; also?: string }[]
}

interface SeedCountry {
  code: string
  code3: string
  name: string
  postcode_pattern: string
  regions: readonly { id: number; code: string; name: string }[]
}

interface SeedShippingMethod {
  carrier_code: string
  method_code: string
  carrier_title: string
  method_title: string
  /** In dollars. */
  price: number
  free_above: boolean
  zones: readonly string[]
  days: string
  description: string
}

export interface SeedOffer {
  id: number
  name: string
  product_id: number
  percent: number
  /** How long it lasts, from the day on which it begins, and the days from one beginning to the next. */
  days: number
  repeat_days: number
  sale_title: string
  offer_text: string
  offer_description: string
  show_timer: boolean
  store_notice: string
}

interface SeedNewsletterOffer {
  setting: string
  kind: string
  percent: number | null
  sku: string | null
  option_value_id: number | null
  label: string
  days: number
}

export interface SeedCoupon {
  code: string
  kind: string
  percent: number
  label: string
  from_at: string
  to_at: string
}

export interface SeedDeal {
  sku: string
  percent: number
}

/** shop.json */
export interface SeedShop {
  config: Readonly<Record<string, string>>
  attributes: readonly SeedAttribute[]
  countries: readonly SeedCountry[]
  shipping_methods: readonly SeedShippingMethod[]
  offers: readonly SeedOffer[]
  newsletter_offers: readonly SeedNewsletterOffer[]
  coupons: readonly SeedCoupon[]
  weekly_deals: readonly SeedDeal[]
  /** The path of each slug. */
  redirects: Readonly<Record<string, string>>
}

/** The JSON head of a page. */
export interface PageHead {
  id: number
  name: string
  heading: string
  meta_title: string
  meta_description: string
  meta_keywords?: string
  meta_robots?: string
  canonical_url?: string
  picture?: string
  picture_alt?: string
  sku?: string
  breadcrumbs?: readonly Breadcrumb[]
  listing?: Readonly<Record<string, readonly string[]>>
}

/** The JSON head of a block. */
export interface BlockHead {
  title: string
  picture?: string
}

/** The JSON head of a blog post. */
export interface PostHead {
  id: number
  title: string
  meta_title: string
  meta_description: string
  author: string
  published_at: string
  /** By their url_key. */
  categories: readonly string[]
  picture?: string
  picture_alt: string
  short_content: string
}

export interface SeedCategory {
  id: number
  url_key: string
  name: string
}

export interface SeedQuestion {
  question: string
  answer: string
  answer_html?: string
}

export interface SeedVideo {
  name: string
  description: string
  picture: string
  file: string
  uploaded_at: string
  duration: string
  embed_url: string | null
}

/** Entries by the slug of the page that shows them. */
export type BySlug<Entry> = Readonly<Record<string, readonly Entry[]>>

/** reviews.json */
export interface SeedReviews {
  texts: readonly { ratings: readonly number[]; title: string; text: string; nickname: string }[]
  first_day: string
  /** The number of reviews by sku and rating. */
  products: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface SeedCustomer {
  id: number
  email: string
  firstname: string
  lastname: string
  password: string
}
