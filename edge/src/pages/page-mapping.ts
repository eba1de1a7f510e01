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

interface List<T> {
  items?: (T | null)[] | null
}

interface Parts {
  pageDetails?: PageDetailsData | null
  cmsPage?: CmsPageData | null
  blogPost?: List<BlogPostData> | null
  blogPosts?: List<BlogPostData> | null
  blogCategories?: List<BlogCategoryData> | null
  headeroffer?: List<HeaderOfferData> | null
  configvalues?: { key: string; value?: string | null }[] | null
}

/** The backend's answer to the page query. Every part is optional. */
export interface GraphqlAnswer {
  data?: Parts | null
  errors?: { message?: string; extensions?: { category?: string } }[]
}

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
    fields: [...CONFIG_FIELDS],
  }
}

const itemsOf = <T>(list: List<T> | null | undefined): T[] => (list?.items ?? []).filter((item) => item !== null)

/** A category takes precedence over a post with the same key. The blog itself exists if the backend has a post list. */
function blogOf(key: string | undefined, { blogPost, blogPosts, blogCategories }: Parts): MetaData | null {
  const categories = itemsOf(blogCategories)
  const isList = key === undefined || categories.some((category) => category.url_key === key)
  if (isList) return blogPosts ? { blogPosts: itemsOf(blogPosts), blogCategories: categories } : null
  const [post] = itemsOf(blogPost)
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

/**
 * The page data of an answer, which may be partial. Throws if the answer does not tell whether the page exists.
 *
 * @param statusOf maps whether the backend has the page to a status; a 301 takes precedence
 */
export function toPageData(
  { data, errors = [] }: GraphqlAnswer,
  slug: string | null,
  config: ConfigData,
  statusOf: (known: boolean) => number,
): PageData {
  if (!data) throw new Error(errors[0]?.message ?? 'no data')
  const known = metaDataOf(slug, data)
  // A failed lookup must not count as a missing page.
  const broken = errors.find((error) => error.extensions?.category !== NO_SUCH_ENTITY)
  if (broken && !known) throw new Error(broken.message)
  const pageDetails = data.pageDetails ?? null
  return {
    status: pageDetails?.redirect_code === 301 ? 301 : statusOf(known !== null),
    pageDetails,
    data: { metaData: known ?? {} },
    config,
    offer: itemsOf(data.headeroffer)[0] ?? null,
  }
}
