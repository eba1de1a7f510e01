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

/** What a backend answers to the page query; any part may be missing. */
export interface GraphqlAnswer {
  data?: Parts | null
  errors?: { message?: string; extensions?: { category?: string } }[]
}

/** Category of an error that says no more than that it is not there. */
export const NOT_THERE = 'graphql-no-such-entity'
const BLOG = /^blog(?:\/(.+))?$/

/**
 * The variables of the one question about a page.
 *
 * @param slug `canvas-prints`, `blog`, `blog/a-post`; null asks for the settings alone
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

/** A category wins over a post of the same key; the blog itself is there wherever its posts can be had. */
function blogOf(key: string | undefined, { blogPost, blogPosts, blogCategories }: Parts): MetaData | null {
  const categories = itemsOf(blogCategories)
  const isList = key === undefined || categories.some((category) => category.url_key === key)
  if (isList) return blogPosts ? { blogPosts: itemsOf(blogPosts), blogCategories: categories } : null
  const [post] = itemsOf(blogPost)
  return post ? { blogPost: post, blogCategories: categories } : null
}

/** What the backend knows about the page itself; null for nothing. */
function knownOf(slug: string | null, parts: Parts): MetaData | null {
  const blog = BLOG.exec(slug ?? '')
  if (blog) return blogOf(blog[1], parts)
  const { pageDetails, cmsPage } = parts
  if (!pageDetails && !cmsPage) return null
  return cmsPage ? { cmsPage } : {}
}

/**
 * The page data of an answer, used as far as it goes; throws where it does not say whether the page is there.
 *
 * @param statusOf the status of a page from whether the backend knows it; 301 comes before it
 */
export function toPageData(
  { data, errors = [] }: GraphqlAnswer,
  slug: string | null,
  config: ConfigData,
  statusOf: (known: boolean) => number,
): PageData {
  if (!data) throw new Error(errors[0]?.message ?? 'no data')
  const known = knownOf(slug, data)
  // A page that could not be looked up is not a page that is not there.
  const broken = errors.find((error) => error.extensions?.category !== NOT_THERE)
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
