/**
 * The answer of /cacheurl, and byte for byte the JSON in the document: names and shapes are the contract's.
 * `toPage` (page.ts) is the only reader; above it stand the shop's own words.
 */
export interface PageData {
  status: number
  pageDetails: PageDetailsData | null
  data: { metaData: { cmsPage?: CmsPageData | null } }
  config: ConfigData
  offer: null
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
}

export interface OptionData {
  uid: string
  title?: string | null
  required?: boolean | null
  sort_order?: number | null
  /** Choices of a radio or drop-down option; others have none and are left out. */
  value?: (OptionValueData | null)[] | null
}

export interface PriceRowData {
  option_uids: string[]
  quantity_from: number
  price: MoneyData
  regular_price?: MoneyData | null
  offer_from?: string | null
  offer_to?: string | null
}

export interface ProductData {
  uid?: string | null
  sku?: string | null
  name?: string | null
  url_key?: string | null
  stock_status?: string | null
  meta_description?: string | null
  description?: { html: string } | null
  short_description?: { html: string } | null
  media_gallery?: ({ url?: string | null; label?: string | null } | null)[] | null
  options?: (OptionData | null)[] | null
  personalisation?: { tool: string; definition: string; prices: (PriceRowData | null)[] } | null
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
}

export interface CmsPageData {
  url_key?: string | null
  name?: string | null
  title?: string | null
  content?: string | null
  content_heading?: string | null
  page_layout?: string | null
  meta_title?: string | null
  meta_keywords?: string | null
  meta_description?: string | null
  meta_robots?: string | null
  custom_canonical_url?: string | null
  rich_snippet_image?: { path?: string | null; name?: string | null } | null
}

/** Public settings of the shop; a missing key has the default of `settings.ts`. */
export type ConfigData = Record<string, string>
