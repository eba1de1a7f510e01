import type { DesignDocument } from '@kea/design/document/document'
import { queryOptions } from '@tanstack/react-query'
import { TemplateDesignsDocument } from '~/api/__generated__/documents/TemplateDesigns'
import type { TemplateDesignsQuery } from '~/api/__generated__/types'
import { STALE } from '~/api/query-client'
import { withRetry } from '~/lib/with-retry'
import { answerOrKept } from './answer-or-kept'

/** A document of the answer; null for none. */
function parsed(toolData: string | null | undefined): unknown {
  try {
    return toolData ? JSON.parse(toolData) : null
  } catch {
    return null
  }
}

const itemsOf = ({ readymadeTemplates }: TemplateDesignsQuery) => readymadeTemplates?.items ?? []

/** The design of a ready-made template for each size of its product; none for a template that the shop does not have. */
export const templateDesignsQuery = (sku: string) =>
  queryOptions({
    queryKey: ['TemplateDesigns', sku] as const,
    queryFn: async ({ signal }): Promise<readonly DesignDocument[]> => {
      const isFound = (data: TemplateDesignsQuery) => itemsOf(data).length > 0
      const [data, { readDesignDocument }] = await Promise.all([
        answerOrKept(`template:${sku}`, TemplateDesignsDocument, { sku }, isFound, signal),
        withRetry(() => import('@kea/design/document/read-document')),
      ])
      return itemsOf(data).flatMap(({ tool_data }) => {
        // What this shop's code cannot read is left out.
        const read = readDesignDocument(parsed(tool_data))
        return read.ok ? [read.document] : []
      })
    },
    staleTime: STALE.page,
    // The first try is made without a connection too.
    networkMode: 'offlineFirst',
  })
