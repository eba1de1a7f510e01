import type { CmsPage } from '../../__generated__/types'
import { readJson } from '../../read-json'
import { pageOffers, pageRemarketing } from './page-columns'
import type { PageRow } from './repo'

/** Advertising names of a page's product. Its price has its own resolver. */
function toRemarketing({ sku, name, remarketing }: PageRow): Partial<CmsPage> {
  if (sku === null) return {}
  const { type = sku, size = null, category = name } = readJson(pageRemarketing, remarketing)
  return {
    remarketing_product_id: sku,
    remarketing_product_type: type,
    remarketing_size: size,
    remarketing_category: category,
  }
}

/** A page of the CMS as a GraphQL answer. The price of its product has its own resolver. */
export const toCmsPage = (page: PageRow): CmsPage => ({
  __typename: 'CmsPage',
  identifier: page.slug,
  url_key: page.slug,
  name: page.name,
  title: page.heading,
  content: page.content,
  content_heading: page.heading,
  page_layout: page.layout,
  meta_title: page.meta_title,
  meta_description: page.meta_description,
  meta_keywords: page.meta_keywords,
  meta_robots: page.meta_robots,
  custom_canonical_url: page.canonical_url,
  rich_snippet_image: page.picture_path ? { path: page.picture_path, name: page.picture_alt } : null,
  ...readJson(pageOffers, page.offers),
  cartstack_enable: page.cartstack_enable === 1,
  ...toRemarketing(page),
  relative_url: page.slug,
  redirect_code: 0,
  type: 'CMS_PAGE',
})
