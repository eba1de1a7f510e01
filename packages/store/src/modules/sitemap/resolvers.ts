import { z } from 'zod'
import type { Resolvers } from '../../__generated__/resolvers'
import type { SitePage } from '../../__generated__/types'
import { pageCount, toSlice, within } from '../../paging'
import { readJson } from '../../read-json'
import type { SitePageRow } from './repo'

/** A sitemap is read whole: larger pages need fewer requests for tens of thousands of addresses. */
const PAGE_SIZE_MAX = 1000

/** A page's picture may have no label. */
const pictureList = z.array(z.object({ url: z.string(), label: z.string().nullable() }))

const toSitePage = ({ slug, pictures, ...row }: SitePageRow): SitePage => ({
  path: slug === 'home' ? '/' : `/${slug}`,
  name: row.name,
  updated_at: row.updated_at,
  robots: row.robots,
  canonical_url: row.canonical_url,
  images: readJson(pictureList, pictures).map(({ url, label }) => ({ url, title: label })),
})

export const sitemapResolvers: Resolvers = {
  Query: {
    sitePages: async (_, asked, { services }) => {
      const paging = within(asked, PAGE_SIZE_MAX)
      const { rows, total } = await services.sitemap.list(toSlice(paging))
      pageCount(paging, total)
      return { items: rows.map(toSitePage), total_count: total }
    },
  },
}
