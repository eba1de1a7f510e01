import { toolPath } from '@kea/shared/routes'
import type { Resolvers } from '../../__generated__/resolvers'
import type { SavedDesign } from '../../__generated__/types'
import { pageCount } from '../../paging'
import { toSqlTime } from '../../sql-time'
import { mediaPath } from '../uploads/media-path'
import type { RevisionFacts } from './repo'

const PAGE_SIZE_MAX = 50

/** `tool_data` has its own resolver, which reads it only if it is selected. */
const toSavedDesign = (row: RevisionFacts & { document?: string }): SavedDesign => ({
  uid: row.uid,
  revision: row.revision,
  name: row.name,
  product_type: row.tool,
  sku: row.sku,
  preview_image: row.preview_uid && mediaPath(row.preview_uid),
  edit_link: toolPath(row.tool, { sku: row.sku, design: row.uid }),
  ...(row.document !== undefined && { tool_data: row.document }),
  created_at: toSqlTime(row.created_at),
  updated_at: toSqlTime(row.saved_at),
  expires_at: row.expires_at,
})

export const designsResolvers: Resolvers = {
  Query: {
    design: async (_, { design_uid, revision }, { services }) => {
      const row = await services.designs.find(design_uid, revision ?? null)
      return row && toSavedDesign(row)
    },
    savedDesigns: async (_, { pageSize, currentPage }, { services }) => {
      const size = Math.min(pageSize, PAGE_SIZE_MAX)
      // Checked before the read: a page of size 0 or below has no offset.
      pageCount({ pageSize: size, currentPage: 1 }, 0)
      const { rows, total } = await services.designs.list(size, Math.max(1, currentPage))
      const pages = pageCount({ pageSize: size, currentPage }, total)
      return {
        items: rows.map(toSavedDesign),
        total_count: total,
        page_info: { page_size: size, current_page: currentPage, total_pages: pages },
      }
    },
  },
  Mutation: {
    saveDesign: async (_, { input }, { services }) => {
      const saved = await services.designs.save({
        uid: input.design_uid ?? null,
        name: input.name ?? '',
        tool: input.product_type,
        sku: input.sku,
        toolData: input.tool_data,
        previewUid: input.preview_image ?? null,
        forCart: input.for_cart ?? false,
      })
      if (saved.ok) return { design: toSavedDesign(saved.design), user_errors: [] }
      return { design: null, user_errors: [{ code: saved.code, message: saved.message, path: saved.path }] }
    },
    deleteSavedDesign: async (_, { design_uid }, { services }) => {
      const result = await services.designs.remove(design_uid)
      const missing = { code: 'DESIGN_NOT_FOUND', message: 'We could not find this design.', path: ['design_uid'] }
      return { result, user_errors: result ? [] : [missing] }
    },
  },
  SavedDesign: {
    tool_data: ({ uid, revision, tool_data }, _, { services }) =>
      tool_data ?? services.designs.documentOf(uid ?? '', revision ?? 0),
  },
}
