import { toolPath } from '@kea/shared/routes'
import type { SavedDesign } from '../../__generated__/types'
import { toSqlTime } from '../../sql-time'
import { mediaPath } from '../uploads/media-path'
import type { RevisionFacts } from './repo'

/** `tool_data` has its own resolver, which reads it only if it is selected. */
export const toSavedDesign = (row: RevisionFacts & { document?: string }): SavedDesign => ({
  uid: row.uid,
  revision: row.revision,
  name: row.name,
  product_type: row.tool,
  sku: row.sku,
  preview_image: row.preview_uid && mediaPath(row.preview_uid),
  preview_words: row.preview_words || null,
  edit_link: toolPath(row.tool, { sku: row.sku, design: row.uid }),
  ...(row.document !== undefined && { tool_data: row.document }),
  created_at: toSqlTime(row.created_at),
  updated_at: toSqlTime(row.saved_at),
  expires_at: row.expires_at,
})
