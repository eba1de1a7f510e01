/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BlogPostFilterInput = {
  category_url_key?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type CurrencyEnum =
  | 'NZD';

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type MainMenuQueryVariables = Exact<{
  identifiers?: Array<string | null | undefined> | string | null | undefined;
}>;


export type MainMenuQuery = { cmsBlocks: { items: Array<{ content: string | null, start_prices: Array<{ product_type: string, regular_price: number | null, special_price: number | null }> | null } | null> | null } | null };

export type SitePagesQueryVariables = Exact<{
  currentPage: number;
  pageSize: number;
}>;


export type SitePagesQuery = { sitePages: { total_count: number, items: Array<{ path: string, name: string, updated_at: string, robots: string, canonical_url: string | null, images: Array<{ url: string }> }> } | null };

export type PageQueryVariables = Exact<{
  slug: string;
  withPage: boolean;
  postKey: string;
  withPost: boolean;
  posts?: BlogPostFilterInput | null | undefined;
  withBlog: boolean;
  blocks?: Array<string | null | undefined> | string | null | undefined;
  fields: Array<string> | string;
}>;


export type PageQuery = { pageDetails?: { id: number | null, type: UrlRewriteEntityTypeEnum | null, name: string | null, description: string | null, canonical_url: string | null, status: number | null, redirect_code: number, relative_url: string | null, start_price: { product_type: string, regular_price: number | null, special_price: number | null, discount_percent: number | null } | null, breadcrumbs: Array<{ label: string, url: string }> | null, qa: { items: Array<{ question: string, answer: string | null, answer_html: string | null }> } | null, videos: Array<{ name: string, description: string | null, thumbnailUrl: string | null, uploadDate: string | null, duration: string | null, embedUrl: string | null, src: string | null }> | null, review_data: { faqCount: number | null, displayReview: string | null, displayQaLink: boolean | null, displayShopperLink: boolean | null, qaTabId: string | null, pageId: number | null } | null, product:
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, picture: string | null, swatch: Array<string> | null } | null> | null }
         | null> | null, items: Array<{ uid: string | null, title: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, price: number | null, position: number | null, price_alone: { value: number | null } | null, product:
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null, label: string | null } | null }
             | null } | null> | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, picture: string | null, swatch: Array<string> | null } | null> | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, picture: string | null, swatch: Array<string> | null } | null> | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, picture: string | null, swatch: Array<string> | null } | null> | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, title: string | null, meta_title: string | null, meta_keyword: string | null, meta_description: string | null, technical_specifications: string | null, ready_within: number | null, rating_summary: number, review_count: number, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, picture: string | null, swatch: Array<string> | null } | null> | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, letters_included: number | null, offer_from: string | null, offer_to: string | null, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
     | null, listing: { sort_fields: { options: Array<{ value: string | null } | null> | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ value: string, label: string | null } | null> | null } | null> | null, items: Array<
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, ready_within: number | null, arrives_by: string | null, best_seller_place: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
       | null> | null } | null } | null, cmsPage?: { url_key: string | null, name: string | null, title: string | null, content: string | null, content_heading: string | null, page_layout: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null, meta_robots: string | null, custom_canonical_url: string | null, category_special_offer: string | null, category_special_cache_offer: string | null, category_specialoffer_82: string | null, category_specialoffer_83: string | null, category_specialoffer_84: string | null, category_specialoffer_85: string | null, category_specialoffer_86: string | null, category_specialoffer_87: string | null, category_specialoffer_88: string | null, category_specialoffer_89: string | null, category_specialoffer_bfcm_sale: string | null, rich_snippet_image: { path: string | null, name: string | null } | null } | null, blogPost?: { items: Array<{ url_key: string, title: string | null, metaTitle: string | null, meta_description: string | null, author: string | null, publish_date: string | null, image: string | null, short_content: string | null, content: string | null, categories: Array<{ name: string, url_key: string } | null> | null }> } | null, blogPosts?: { items: Array<{ url_key: string, title: string | null, author: string | null, publish_date: string | null, image: string | null, short_content: string | null, categories: Array<{ name: string, url_key: string } | null> | null }> } | null, blogCategories?: { items: Array<{ name: string, url_key: string }> } | null, cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null, headeroffer: { items: Array<{ sale_title: string | null, offer_text: string | null, offer_description: string | null, offer_start_date: string | null, offer_end_date: string | null, show_timer: boolean | null, store_notice: string | null, offer_url: string | null }> } | null, configvalues: Array<{ key: string, value: string | null }> };

export type CustomerIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerIdQuery = { customer: { id: number | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const MainMenuDocument = new TypedDocumentString(`
    query MainMenu($identifiers: [String]) {
  cmsBlocks(identifiers: $identifiers) {
    items {
      content
      start_prices {
        product_type
        regular_price
        special_price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MainMenuQuery, MainMenuQueryVariables>;
export const SitePagesDocument = new TypedDocumentString(`
    query SitePages($currentPage: Int!, $pageSize: Int!) {
  sitePages(pageSize: $pageSize, currentPage: $currentPage) {
    items {
      path
      name
      updated_at
      robots
      canonical_url
      images {
        url
      }
    }
    total_count
  }
}
    `) as unknown as TypedDocumentString<SitePagesQuery, SitePagesQueryVariables>;
export const PageDocument = new TypedDocumentString(`
    query Page($slug: String!, $withPage: Boolean!, $postKey: String!, $withPost: Boolean!, $posts: BlogPostFilterInput, $withBlog: Boolean!, $blocks: [String], $fields: [String!]!) {
  pageDetails(url: $slug) @include(if: $withPage) {
    id
    type
    name
    description
    canonical_url
    status
    redirect_code
    relative_url
    start_price {
      product_type
      regular_price
      special_price
      discount_percent
    }
    breadcrumbs {
      label
      url
    }
    qa(pageSize: 50) {
      items {
        question
        answer
        answer_html
      }
    }
    videos {
      name
      description
      thumbnailUrl
      uploadDate
      duration
      embedUrl
      src
    }
    review_data {
      faqCount
      displayReview
      displayQaLink
      displayShopperLink
      qaTabId
      pageId
    }
    product {
      uid
      sku
      name
      url_key
      stock_status
      title
      meta_title
      meta_keyword
      meta_description
      description {
        html
      }
      short_description {
        html
      }
      technical_specifications
      ready_within
      rating_summary
      review_count
      media_gallery {
        url
        label
      }
      ... on CustomizableProductInterface {
        options {
          uid
          title
          required
          sort_order
          ... on CustomizableRadioOption {
            value {
              uid
              title
              price
              sort_order
              picture
              swatch
            }
          }
        }
      }
      ... on BundleProduct {
        items {
          uid
          title
          required
          position
          options {
            uid
            label
            price
            position
            price_alone {
              value
            }
            product {
              name
              canonical_url
              small_image {
                url
                label
              }
            }
          }
        }
      }
      price_rows {
        option_uids
        quantity_from
        price {
          value
          currency
        }
        regular_price {
          value
          currency
        }
        letters_included
        letter_price {
          value
        }
        regular_letter_price {
          value
        }
        offer_from
        offer_to
      }
      personalisation {
        tool
        definition
      }
    }
    listing(pageSize: 200) {
      sort_fields {
        options {
          value
        }
      }
      aggregations {
        attribute_code
        label
        options {
          value
          label
        }
      }
      items {
        sku
        name
        url_key
        canonical_url
        stock_status
        rating_summary
        review_count
        small_image {
          url
          label
        }
        price_range {
          minimum_price {
            regular_price {
              value
            }
            final_price {
              value
            }
          }
        }
        kind
        room
        recipient
        occasion
        material
        ready_within
        arrives_by
        best_seller_place
      }
    }
  }
  cmsPage(identifier: $slug) @include(if: $withPage) {
    url_key
    name
    title
    content
    content_heading
    page_layout
    meta_title
    meta_keywords
    meta_description
    meta_robots
    custom_canonical_url
    rich_snippet_image {
      path
      name
    }
    category_special_offer
    category_special_cache_offer
    category_specialoffer_82
    category_specialoffer_83
    category_specialoffer_84
    category_specialoffer_85
    category_specialoffer_86
    category_specialoffer_87
    category_specialoffer_88
    category_specialoffer_89
    category_specialoffer_bfcm_sale
  }
  blogPost: blogPostList(filter: {url_key: {eq: $postKey}}, pageSize: 1) @include(if: $withPost) {
    items {
      url_key
      title
      metaTitle
      meta_description
      author
      publish_date
      image
      short_content
      content
      categories {
        name
        url_key
      }
    }
  }
  blogPosts: blogPostList(filter: $posts, pageSize: 50) @include(if: $withBlog) {
    items {
      url_key
      title
      author
      publish_date
      image
      short_content
      categories {
        name
        url_key
      }
    }
  }
  blogCategories @include(if: $withBlog) {
    items {
      name
      url_key
    }
  }
  cmsBlocks(identifiers: $blocks) {
    items {
      identifier
      content
    }
  }
  headeroffer {
    items {
      sale_title
      offer_text
      offer_description
      offer_start_date
      offer_end_date
      show_timer
      store_notice
      offer_url
    }
  }
  configvalues(fields: $fields) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const CustomerIdDocument = new TypedDocumentString(`
    query CustomerId {
  customer {
    id
  }
}
    `) as unknown as TypedDocumentString<CustomerIdQuery, CustomerIdQueryVariables>;