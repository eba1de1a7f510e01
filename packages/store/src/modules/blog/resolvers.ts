import { z } from 'zod'
import type { Resolvers } from '../../__generated__/resolvers'
import type { BlogCategory, BlogPost } from '../../__generated__/types'
import { filterValues } from '../../filters'
import { toUid } from '../../identity'
import { toPageInfo, toSlice, within } from '../../paging'
import { readJson } from '../../read-json'
import { toSqlTime } from '../../sql-time'
import type { CategoryRow, PostRow } from './repo'

const categoryList = z.array(z.object({ url_key: z.string(), name: z.string() }))

const toCategory = ({ url_key, name }: CategoryRow): BlogCategory => ({ name, url_key, value: url_key })

const toPost = (post: PostRow): BlogPost => ({
  uid: toUid(post.id),
  url_key: post.url_key,
  title: post.title,
  metaTitle: post.meta_title,
  meta_description: post.meta_description,
  author: post.author,
  publish_date: toSqlTime(post.published_at),
  updated_at: post.updated_at,
  image: post.picture_path,
  image_alt: post.picture_alt,
  short_content: post.short_content,
  content: post.content,
  categories: readJson(categoryList, post.categories).map(toCategory),
})

export const blogResolvers: Resolvers = {
  Query: {
    blogCategories: async (_, __, { services }) => ({ items: (await services.blog.categories()).map(toCategory) }),
    blogPostList: async (_, { filter, ...asked }, { services }) => {
      const paging = within(asked)
      const match = { urlKeys: filterValues(filter?.url_key), categoryUrlKeys: filterValues(filter?.category_url_key) }
      const { posts, total } = await services.blog.posts(match, toSlice(paging))
      return { items: posts.map(toPost), total_count: total, page_info: toPageInfo(paging, total) }
    },
  },
}
