import { type Card, toCard } from '@kea/shared/page/card'
import { present } from '@kea/shared/page/present'
import { ToolProductsDocument } from '~/api/__generated__/documents/ToolProducts'
import type { ToolProductsQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

const toCards = ({ products }: ToolProductsQuery): Card[] => (products?.items ?? []).filter(present).map(toCard)

/** The products that are designed in a tool, in the shop's order. */
export const toolProductsQuery = (tool: string) => gqlQuery(ToolProductsDocument, { tool }, toCards, STALE.page)
