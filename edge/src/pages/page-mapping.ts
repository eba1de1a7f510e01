import { parseHtml } from '@kea/shared/html/parse-html'
import { MAIN_MENU, menuLinksOf } from '@kea/shared/navigation/main-menu'
import type {
  BlogCategoryData,
  BlogPostData,
  CmsPageData,
  ConfigData,
  HeaderOfferData,
  MetaData,
  PageData,
  PageDetailsData,
} from '@kea/shared/page/page-data'
import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import type { PageQueryVariables } from '../__generated__/graphql'
import type { GraphqlAnswer } from '../http/graphql-answer'
import { isObject, type JsonObject } from '../http/json'

interface Parts {
  pageDetails: PageDetailsData | null
  cmsPage: CmsPageData | null
  blogPost: BlogPostData[] | null
  blogPosts: BlogPostData[] | null
  blogCategories: BlogCategoryData[] | null
  headeroffer: HeaderOfferData[] | null
  blocks: BlockData[] | null
}

interface BlockData {
  identifier?: unknown
  content?: unknown
}

// The backend's schema guarantees the types of the fields, and `toPage` reads each of them. The guards check the rest.
const isPageDetails = (value: unknown): value is PageDetailsData => isObject(value)
const isCmsPage = (value: unknown): value is CmsPageData => isObject(value)
const isPost = (value: unknown): value is BlogPostData => isObject(value)
const isCategory = (value: unknown): value is BlogCategoryData => isObject(value)
const isBlock = (value: unknown): value is BlockData => isObject(value)
const isOffer = (value: unknown): value is HeaderOfferData => isObject(value)

function optional<T>(value: unknown, isPart: (value: unknown) => value is T): T | null {
  if (value === undefined || value === null) return null
  if (!isPart(value)) throw new Error('a part of the page is not an object')
  return value
}

/** The items of a list without null entries; null if the answer has no list. */
function itemsOf<T>(list: unknown, isItem: (value: unknown) => value is T): T[] | null {
  if (list === undefined || list === null) return null
  const items = isObject(list) ? (list.items ?? []) : null
  if (!Array.isArray(items)) throw new Error('a list of the page has no items')
  return items.flatMap((item: unknown) => optional(item, isItem) ?? [])
}

const readParts = (data: JsonObject): Parts => ({
  pageDetails: optional(data.pageDetails, isPageDetails),
  cmsPage: optional(data.cmsPage, isCmsPage),
  blogPost: itemsOf(data.blogPost, isPost),
  blogPosts: itemsOf(data.blogPosts, isPost),
  blogCategories: itemsOf(data.blogCategories, isCategory),
  headeroffer: itemsOf(data.headeroffer, isOffer),
  blocks: itemsOf(data.cmsBlocks, isBlock),
})

/** Category of an error that only reports a missing entity. */
export const NO_SUCH_ENTITY = 'graphql-no-such-entity'
const BLOG = /^blog(?:\/(.+))?$/

/**
 * The variables of the page query.
 *
 * @param slug `canvas-prints`, `blog`, `blog/a-post`; null for the settings only
 */
export function variablesOf(slug: string | null): PageQueryVariables {
  const blog = BLOG.exec(slug ?? '')
  const key = blog?.[1] ?? null
  return {
    slug: slug ?? '',
    withPage: slug !== null && !blog,
    postKey: key ?? '',
    withPost: key !== null,
    posts: key === null ? null : { category_url_key: { eq: key } },
    withBlog: blog !== null,
    blocks: [MAIN_MENU],
    fields: [...CONFIG_FIELDS],
  }
}

/** A category takes precedence over a post with the same key. The blog itself exists if the backend has a post list. */
function blogOf(key: string | undefined, { blogPost, blogPosts, blogCategories }: Parts): MetaData | null {
  const categories = blogCategories ?? []
  const isList = key === undefined || categories.some((category) => category.url_key === key)
  if (isList) return blogPosts ? { blogPosts, blogCategories: categories } : null
  const [post] = blogPost ?? []
  return post ? { blogPost: post, blogCategories: categories } : null
}

/** The backend's data of the page itself; null if the backend does not have the page. */
function metaDataOf(slug: string | null, parts: Parts): MetaData | null {
  const blog = BLOG.exec(slug ?? '')
  if (blog) return blogOf(blog[1], parts)
  const { pageDetails, cmsPage } = parts
  if (!pageDetails && !cmsPage) return null
  return cmsPage ? { cmsPage } : {}
}

function menuIn({ blocks }: Parts) {
  const { content } = blocks?.find(({ identifier }) => identifier === MAIN_MENU) ?? {}
  return typeof content === 'string' ? menuLinksOf(content, parseHtml) : []
}

/**
 * The page data of an answer, which may be partial. Throws if the answer does not tell whether the page exists, or if
 * what the page is about has failed.
 *
 * @param statusOf maps whether the backend has the page to a status; a 301 takes precedence
 */
export function toPageData(
  { data, errors }: GraphqlAnswer,
  slug: string | null,
  config: ConfigData,
  statusOf: (known: boolean) => number,
): PageData {
  if (!data) throw new Error(errors[0]?.message ?? 'no data')
  const parts = readParts(data)
  const metaData = metaDataOf(slug, parts)
  // A failed lookup must not count as a missing page.
  const broken = errors.find((error) => error.category !== NO_SUCH_ENTITY)
  if (broken && !metaData) throw new Error(broken.message)
  const { pageDetails } = parts
  // Without its product a page would sell nothing for as long as it is kept.
  const lost = errors.find(({ category, path: [root, part] }) => {
    const isGone = pageDetails === null || (part === 'product' && !pageDetails.product)
    return category !== NO_SUCH_ENTITY && root === 'pageDetails' && isGone
  })
  if (lost) throw new Error(lost.message)
  return {
    status: pageDetails?.redirect_code === 301 ? 301 : statusOf(metaData !== null),
    pageDetails,
    data: { metaData: metaData ?? {} },
    config,
    menu: menuIn(parts),
    offer: parts.headeroffer?.[0] ?? null,
  }
}
