import { instantOf } from '../instant'
import { addressPart } from '../route'
import type { BlogCategoryData, BlogPostData } from './page-data'
import { present, text } from './present'

export interface BlogPost {
  title: string
  path: string
  author: string
  /** ISO 8601 in UTC; null if the backend has no valid date. */
  publishedAt: string | null
  /** URL of its picture; '' for none. */
  image: string
  lead: string
  categories: BlogCategory[]
}

export interface BlogCategory {
  name: string
  path: string
}

const pathOf = (urlKey: string): string => `/blog/${addressPart(urlKey)}`

export const toCategory = ({ name, url_key }: BlogCategoryData): BlogCategory => ({ name, path: pathOf(url_key) })

/** A post in the terms of the shop. Its content is in the page. */
export function toPost(data: BlogPostData): BlogPost {
  const published = instantOf(data.publish_date)
  return {
    title: text(data.title),
    path: pathOf(data.url_key),
    author: text(data.author),
    publishedAt: published === null ? null : new Date(published).toISOString(),
    image: text(data.image),
    lead: text(data.short_content),
    categories: (data.categories ?? []).filter(present).map(toCategory),
  }
}
