/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Page($slug: String!, $withPage: Boolean!, $fields: [String!]!) {\n  pageDetails(url: $slug) @include(if: $withPage) {\n    id\n    type\n    name\n    description\n    canonical_url\n    status\n    redirect_code\n    relative_url\n    start_price {\n      product_type\n      regular_price\n      special_price\n      discount_percent\n    }\n    breadcrumbs {\n      label\n      url\n    }\n    product {\n      uid\n      sku\n      name\n      url_key\n      stock_status\n      meta_description\n      description {\n        html\n      }\n      short_description {\n        html\n      }\n      media_gallery {\n        url\n        label\n      }\n      ... on CustomizableProductInterface {\n        options {\n          uid\n          title\n          required\n          sort_order\n          ... on CustomizableRadioOption {\n            value {\n              uid\n              title\n              price\n              sort_order\n            }\n          }\n        }\n      }\n      personalisation {\n        tool\n        definition\n        prices {\n          option_uids\n          quantity_from\n          price {\n            value\n            currency\n          }\n          regular_price {\n            value\n            currency\n          }\n          offer_from\n          offer_to\n        }\n      }\n    }\n  }\n  cmsPage(identifier: $slug) @include(if: $withPage) {\n    url_key\n    name\n    title\n    content\n    content_heading\n    page_layout\n    meta_title\n    meta_keywords\n    meta_description\n    meta_robots\n    custom_canonical_url\n    rich_snippet_image {\n      path\n      name\n    }\n  }\n  configvalues(fields: $fields) {\n    key\n    value\n  }\n}": typeof types.PageDocument,
};
const documents: Documents = {
    "query Page($slug: String!, $withPage: Boolean!, $fields: [String!]!) {\n  pageDetails(url: $slug) @include(if: $withPage) {\n    id\n    type\n    name\n    description\n    canonical_url\n    status\n    redirect_code\n    relative_url\n    start_price {\n      product_type\n      regular_price\n      special_price\n      discount_percent\n    }\n    breadcrumbs {\n      label\n      url\n    }\n    product {\n      uid\n      sku\n      name\n      url_key\n      stock_status\n      meta_description\n      description {\n        html\n      }\n      short_description {\n        html\n      }\n      media_gallery {\n        url\n        label\n      }\n      ... on CustomizableProductInterface {\n        options {\n          uid\n          title\n          required\n          sort_order\n          ... on CustomizableRadioOption {\n            value {\n              uid\n              title\n              price\n              sort_order\n            }\n          }\n        }\n      }\n      personalisation {\n        tool\n        definition\n        prices {\n          option_uids\n          quantity_from\n          price {\n            value\n            currency\n          }\n          regular_price {\n            value\n            currency\n          }\n          offer_from\n          offer_to\n        }\n      }\n    }\n  }\n  cmsPage(identifier: $slug) @include(if: $withPage) {\n    url_key\n    name\n    title\n    content\n    content_heading\n    page_layout\n    meta_title\n    meta_keywords\n    meta_description\n    meta_robots\n    custom_canonical_url\n    rich_snippet_image {\n      path\n      name\n    }\n  }\n  configvalues(fields: $fields) {\n    key\n    value\n  }\n}": types.PageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Page($slug: String!, $withPage: Boolean!, $fields: [String!]!) {\n  pageDetails(url: $slug) @include(if: $withPage) {\n    id\n    type\n    name\n    description\n    canonical_url\n    status\n    redirect_code\n    relative_url\n    start_price {\n      product_type\n      regular_price\n      special_price\n      discount_percent\n    }\n    breadcrumbs {\n      label\n      url\n    }\n    product {\n      uid\n      sku\n      name\n      url_key\n      stock_status\n      meta_description\n      description {\n        html\n      }\n      short_description {\n        html\n      }\n      media_gallery {\n        url\n        label\n      }\n      ... on CustomizableProductInterface {\n        options {\n          uid\n          title\n          required\n          sort_order\n          ... on CustomizableRadioOption {\n            value {\n              uid\n              title\n              price\n              sort_order\n            }\n          }\n        }\n      }\n      personalisation {\n        tool\n        definition\n        prices {\n          option_uids\n          quantity_from\n          price {\n            value\n            currency\n          }\n          regular_price {\n            value\n            currency\n          }\n          offer_from\n          offer_to\n        }\n      }\n    }\n  }\n  cmsPage(identifier: $slug) @include(if: $withPage) {\n    url_key\n    name\n    title\n    content\n    content_heading\n    page_layout\n    meta_title\n    meta_keywords\n    meta_description\n    meta_robots\n    custom_canonical_url\n    rich_snippet_image {\n      path\n      name\n    }\n  }\n  configvalues(fields: $fields) {\n    key\n    value\n  }\n}"): typeof import('./graphql').PageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
