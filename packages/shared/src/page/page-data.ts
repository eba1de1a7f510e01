import type { AttributeCode } from '../constants/attributes'
import type { MenuLink } from '../navigation/main-menu'
import type { SiteLink } from '../navigation/service-pages'

/**
 * The response of /cacheurl. Names and shapes are those of the API. Only `toPage` (to-page.ts) reads it; all other code
 * uses the shop's own terms.
 */
export interface PageData {
  status: number
  pageDetails: PageDetailsData | null
  data: { metaData: MetaData }
  config: ConfigData
  /** The entries of the main menu, from its CMS block. */
  menu?: MenuLink[]
  /** Banner of the running offer. */
  offer: HeaderOfferData | null
}

/** The backend's data of the path. A blog path has its own fields. */
export interface MetaData {
  cmsPage?: CmsPageData | null
  blogPost?: BlogPostData | null
  /** On /blog and on a category. The posts have no contents. */
  blogPosts?: BlogPostData[]
  blogCategories?: BlogCategoryData[]
  /** On the page that lists all pages. */
  sitePages?: SiteLink[]
}

export interface HeaderOfferData {
  sale_title?: string | null
  offer_text?: string | null
  offer_description?: string | null
  offer_start_date?: string | null
  offer_end_date?: string | null
  show_timer?: boolean | null
  store_notice?: string | null
  offer_url?: string | null
}

export interface BlogCategoryData {
  name: string
  url_key: string
}

export interface BlogPostData {
  url_key: string
  title?: string | null
  metaTitle?: string | null
  meta_description?: string | null
  author?: string | null
  publish_date?: string | null
  image?: string | null
  short_content?: string | null
  content?: string | null
  categories?: (BlogCategoryData | null)[] | null
}

interface MoneyData {
  value?: number | null
  currency?: string | null
}

export interface OptionValueData {
  uid: string
  title?: string | null
  price?: number | null
  sort_order?: number | null
  picture?: string | null
  swatch?: (string | null)[] | null
}

export interface OptionData {
  uid: string
  title?: string | null
  required?: boolean | null
  sort_order?: number | null
  /** Values of a radio or drop-down option. Other options have none and are ignored. */
  value?: (OptionValueData | null)[] | null
}

/** What a bundle is made of. */
export interface BundleItemData {
  uid?: string | null
  title?: string | null
  required?: boolean | null
  position?: number | null
  options?:
    | ({
        uid: string
        label?: string | null
        price?: number | null
        position?: number | null
        price_alone?: MoneyData | null
        product?: {
          name?: string | null
          canonical_url?: string | null
          small_image?: { url?: string | null; label?: string | null } | null
        } | null
      } | null)[]
    | null
}

export interface PriceRowData {
  option_uids: string[]
  quantity_from: number
  price: MoneyData
  regular_price?: MoneyData | null
  offer_from?: string | null
  offer_to?: string | null
  letters_included?: number | null
  letter_price?: MoneyData | null
  regular_letter_price?: MoneyData | null
}

export interface ProductData {
  uid?: string | null
  sku?: string | null
  name?: string | null
  url_key?: string | null
  stock_status?: string | null
  title?: string | null
  meta_title?: string | null
  meta_keyword?: string | null
  meta_description?: string | null
  description?: { html: string } | null
  short_description?: { html: string } | null
  technical_specifications?: string | null
  /** Working days in the workshop, at most. */
  ready_within?: number | null
  /** 0 to 100. */
  rating_summary?: number | null
  review_count?: number | null
  media_gallery?: ({ url?: string | null; label?: string | null } | null)[] | null
  options?: (OptionData | null)[] | null
  /** Only of a bundle, in place of options. */
  items?: (BundleItemData | null)[] | null
  price_rows?: (PriceRowData | null)[] | null
  /** Null where no design tool can design the product. */
  personalisation?: { tool: string; definition: string } | null
}

/** The catalogue data of a card, as the API names them. */
export interface CardData {
  sku?: string | null
  name?: string | null
  url_key?: string | null
  canonical_url?: string | null
  stock_status?: string | null
  arrives_by?: string | null
  small_image?: { url?: string | null; label?: string | null } | null
  price_range: { minimum_price: { regular_price: MoneyData; final_price: MoneyData } }
}

export interface ListedProductData extends CardData, Partial<Record<AttributeCode, string | null>> {
  /** 0 to 100. */
  rating_summary?: number | null
  review_count?: number | null
  ready_within?: number | null
  best_seller_place?: number | null
}

export interface ListingData {
  sort_fields?: { options?: ({ value?: string | null } | null)[] | null } | null
  items?: (ListedProductData | null)[] | null
  aggregations?:
    | ({
        attribute_code: string
        label?: string | null
        options?: ({ value: string; label?: string | null } | null)[] | null
      } | null)[]
    | null
}

export interface PageDetailsData {
  id?: number | null
  type?: string | null
  name?: string | null
  description?: string | null
  canonical_url?: string | null
  status?: number | null
  redirect_code: number
  relative_url?: string | null
  start_price?: {
    product_type: string
    regular_price?: number | null
    special_price?: number | null
    discount_percent?: number | null
  } | null
  breadcrumbs?: ({ label: string; url: string } | null)[] | null
  product?: ProductData | null
  /** The products of a category page. */
  listing?: ListingData | null
  qa?: { items: (QuestionData | null)[] } | null
  videos?: (VideoData | null)[] | null
  review_data?: {
    faqCount?: number | null
    displayReview?: string | null
    displayQaLink?: boolean | null
    displayShopperLink?: boolean | null
    qaTabId?: string | null
    pageId?: number | null
  } | null
}

export interface QuestionData {
  question: string
  answer?: string | null
  answer_html?: string | null
}

export interface VideoData {
  name: string
  description?: string | null
  thumbnailUrl?: string | null
  uploadDate?: string | null
  duration?: string | null
  embedUrl?: string | null
  src?: string | null
}

/** The CMS fields of offers, in display order. */
export const OFFER_FIELDS = [
  'category_special_offer',
  'category_special_cache_offer',
  'category_specialoffer_82',
  'category_specialoffer_83',
  'category_specialoffer_84',
  'category_specialoffer_85',
  'category_specialoffer_86',
  'category_specialoffer_87',
  'category_specialoffer_88',
  'category_specialoffer_89',
  'category_specialoffer_bfcm_sale',
] as const

export interface CmsPageData extends Partial<Record<(typeof OFFER_FIELDS)[number], string | null>> {
  url_key?: string | null
  name?: string | null
  title?: string | null
  content?: string | null
  content_heading?: string | null
  page_layout?: string | null
  meta_title?: string | null
  meta_keywords?: string | null
  meta_description?: string | null
  /** A string like `INDEX,FOLLOW`, its JSON text, or the object itself. */
  meta_robots?: string | RobotsData | null
  custom_canonical_url?: string | null
  rich_snippet_image?: { path?: string | null; name?: string | null } | null
}

export interface RobotsData {
  isIndex?: boolean | null
  isFollow?: boolean | null
}

/** Public settings of the shop; a missing key has the default of `settings.ts`. */
export type ConfigData = Record<string, string>
