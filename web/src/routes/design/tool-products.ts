import type { Listing } from '@kea/shared/page/listing'
import { toListing } from '@kea/shared/page/to-listing'
import { ToolProductsDocument } from '~/api/__generated__/documents/ToolProducts'
import type { ToolProductsQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

const NOTHING: Listing = { tiles: [], attributes: [], hasBestSellers: false }

const toProducts = ({ products }: ToolProductsQuery): Listing => toListing(products) ?? NOTHING

/** The products that are designed in a tool, in the shop's order, with what they are filtered by. */
export const toolProductsQuery = (tool: string) => gqlQuery(ToolProductsDocument, { tool }, toProducts, STALE.page)
